import { SceneFrame } from './scenes/drawing';
import { valleyScene } from './scenes/valley-scene';

/** A river valley at dawn under a camera drone, as decoration beside words about slow live. */
export function ValleyPicture({ className }: { className?: string | undefined }) {
  return <SceneFrame drawing={valleyScene} className={className} />;
}
