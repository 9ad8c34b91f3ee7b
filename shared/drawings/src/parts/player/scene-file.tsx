import type { PictureFile } from '@site/shared/contract/clip';
import type { PictureOf } from '../../screens/part-kind';
import { sceneFiles } from '../stages/scene-files';

const files: Readonly<Record<string, PictureFile>> = sceneFiles;

/** A scene as the file that the section ships of it: a moment of a show is drawn again and again, its scenes are not. */
export const sceneFile: PictureOf = (scene) => {
  const file = files[scene];
  return file && <image href={file.src} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />;
};
