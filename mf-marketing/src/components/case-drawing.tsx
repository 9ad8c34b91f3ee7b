import type { PictureFile } from '@site/shared/contract/clip';
import { caseSpotlightCopy } from '../content/case-spotlight';
import styles from './drawn-case-spotlight.module.css';

/** A case as the page has drawn it, composed once for wide windows and once for phones. */
export type CaseDrawing = { wide: PictureFile; tall: PictureFile };

/** Phones, and windows where the words beside it are as narrow and high: the widths of `drawn-case-spotlight.module.css`. */
const upright = '(max-width: 559px), (min-width: 1024px) and (max-width: 1199px)';

type DrawnCaseProps = { drawing: CaseDrawing; shows: string };

/** The picture of a case: of the two arrangements browsers fetch the one that fits. */
export function DrawnCase({ drawing: { wide, tall }, shows }: DrawnCaseProps) {
  return (
    <picture className={styles.drawn}>
      <source media={upright} srcSet={tall.src} width={tall.width} height={tall.height} />
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={caseSpotlightCopy.drawn(shows)}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
