import type { VideoSummary } from '@site/shared/contract/info';
import { Poster } from '@site/drawings/posters/poster';
import { videoPageCopy } from '../content/video';

/** The picture of a video; it has the sign to play, and the length, only where there is something that plays. */
export function VideoPoster({ video: { id, title, scene, poster, duration } }: { video: VideoSummary }) {
  const words = videoPageCopy.cover(title);
  return <Poster scene={scene} seed={id} picture={poster} words={words} duration={poster ? duration : undefined} />;
}
