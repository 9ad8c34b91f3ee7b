import type { PictureFile } from '@site/shared/contract/clip';
import { SceneFile } from './scene-file';
import { type Drawing, SceneFrame, type SceneProps } from '@site/shared/ui/drawing';

/** What a stage is given to show: a drawing where it is seen at first, who is in it perhaps as a file, else a file. */
export type ShownScene = (Drawing & Pick<SceneProps, 'people'>) | PictureFile;

type ScenePictureProps = { scene: ShownScene; className?: string | undefined };

/** A scene of a stage, which fills its box in the page as it does from a file. */
export function ScenePicture({ scene, className }: ScenePictureProps) {
  return 'src' in scene ? (
    <SceneFile file={scene} className={className} />
  ) : (
    <SceneFrame drawing={scene} people={scene.people} className={className} />
  );
}
