import type { VideoSummary } from '@site/shared/contract/info';
import { Poster } from '@site/shared/ui/poster';

/** The picture of a video; it has the sign to play, and the length, only where there is something that plays. */
export function VideoPoster({ video: { id, scene, poster, duration } }: { video: VideoSummary }) {
  return <Poster scene={scene} seed={id} picture={poster} duration={poster ? duration : undefined} />;
}
