'use static';

import type { PictureFile } from '@site/shared/contract/clip';
import { inPage } from '@site/shared/ui/drawing-root';
import { Picture } from '@site/shared/ui/picture';
import { PosterDrawing } from './poster-drawing';
import { posterWords } from './poster-words';
import styles from './poster.module.css';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';

type PosterProps = {
  /** The `scene` of a lecture or video; an unknown name draws the console. */
  scene: string;
  /** The content's id: it picks the tone and the details, so that neighbours in a list differ. */
  seed: number;
  /** The picture as a file, for places below the first view; or one of the content itself, in place of the drawing. */
  picture?: PictureFile | null | undefined;
  /** What that picture shows, where its scene does not say it. */
  words?: string;
  /** `MM:SS` of what plays: shown with a play sign. */
  duration?: string | undefined;
  /** Without round corners, where a card cuts them. */
  square?: boolean;
};

function Duration({ children }: { children: string }) {
  return (
    <span className={styles.duration}>
      <svg className={styles.play} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="14" fill="#fff" />
        <path d="m11.5 9 8 5-8 5z" fill="#06363A" />
      </svg>
      <VisuallyHidden>时长 </VisuallyHidden>
      {children}
    </span>
  );
}

/** The drawn 16:9 picture of a lecture, a video or a plan. */
export function Poster({
  scene,
  seed,
  picture,
  words = posterWords[scene] ?? '',
  duration,
  square = false,
}: PosterProps) {
  return (
    <span className={square ? `${styles.poster} ${styles.square}` : styles.poster}>
      {picture ? (
        <Picture file={picture} alt={words} className={styles.drawing} />
      ) : (
        <PosterDrawing scene={scene} seed={seed} root={inPage(styles.drawing)} />
      )}
      {duration && <Duration>{duration}</Duration>}
    </span>
  );
}
