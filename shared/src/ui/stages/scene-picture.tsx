import { type ScenePictureName, sceneDrawings } from './scene-drawings';
import { SceneFrame } from './scenes/drawing';

type ScenePictureProps = { scene: ScenePictureName; className?: string | undefined };

/** One scene of the stages that fills its box, in the page itself: for the first view and for what is operated. */
export function ScenePicture({ scene, className }: ScenePictureProps) {
  return <SceneFrame drawing={sceneDrawings[scene]} className={className} />;
}
