import clsx from 'clsx/lite';
import type { PictureFile } from '@site/shared/contract/clip';
import { Picture } from '@site/shared/ui/picture';
import styles from './scene-file.module.css';

type SceneFileProps = {
  file: PictureFile;
  /** What is to be seen, for who does not see it; none within a stage, which is described as a whole. */
  shows?: string;
  className?: string | undefined;
};

/** A scene as a file of its own that fills its box, for places below the first view and for the smaller pictures in it. */
export function SceneFile({ file, shows, className }: SceneFileProps) {
  return <Picture file={file} alt={shows ? `示意图：${shows}` : ''} className={clsx(styles.image, className)} />;
}
