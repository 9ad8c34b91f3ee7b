import clsx from 'clsx/lite';
import type { PictureFile } from '../../contract/clip';
import { Picture } from '../picture';
import styles from './scene-file.module.css';

type SceneFileProps = {
  file: PictureFile;
  /** What is to be seen, for who does not see it; none within a stage, which is described as a whole. */
  shows?: string;
  /** In the first view: its class has a background, which is all that is seen until the picture is there, or if it does not come. */
  atOnce?: boolean;
  className?: string | undefined;
};

/** A scene as a file of its own that fills its box, for places below the first view and for the smaller pictures in it. */
export function SceneFile({ file, shows, atOnce, className }: SceneFileProps) {
  return (
    <Picture
      file={file}
      alt={shows ? `示意图：${shows}` : ''}
      className={clsx(styles.image, atOnce && styles.seen, className)}
    />
  );
}
