'use static';

import type { PictureFile } from '@site/shared/contract/clip';
import type { Cover as CoverData } from '@site/shared/contract/cover';
import { CoverDrawing } from './cover-drawing';
import styles from './cover.module.css';
import { inPage } from '@site/shared/ui/drawing-root';
import { Picture } from '@site/shared/ui/picture';

type CoverPictureProps = {
  cover: CoverData;
  /** The article's id: it picks the tone, so that neighbours in a list differ. */
  seed: number;
  /** Lists are small: they show the drawing and the large word alone. */
  size?: 'list' | 'large';
  /** The list drawing as a file, for places below the first view. */
  picture?: PictureFile | undefined;
  /** Without round corners, where a card cuts them. */
  square?: boolean;
};

/** The drawn 16:9 picture of an article, made of its own figures and words. */
export function Cover({ cover, seed, size = 'list', picture, square = false }: CoverPictureProps) {
  return (
    <span className={square ? `${styles.cover} ${styles.square}` : styles.cover}>
      {picture ? (
        <Picture file={picture} alt={`${cover.word}，${cover.note}`} className={styles.drawing} />
      ) : (
        <CoverDrawing cover={cover} seed={seed} size={size} root={inPage(styles.drawing)} />
      )}
    </span>
  );
}
