import clsx from 'clsx/lite';
import type { PictureFile } from '@site/shared/contract/clip';
import styles from './scene-at-once.module.css';
import { SceneFile } from './scene-file';

type SceneAtOnceProps = { file: PictureFile; className?: string | undefined };

/** In the first view: its class has a background, which is all that is seen until the picture is there, or if it does not come. */
export function SceneAtOnce({ file, className }: SceneAtOnceProps) {
  return <SceneFile file={file} className={clsx(styles.seen, className)} />;
}
