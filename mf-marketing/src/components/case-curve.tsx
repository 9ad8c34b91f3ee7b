import { stretchedCurve } from '@site/shared/ui/stages/curve-path';
import styles from './case-curve.module.css';

/** How many watched from the beginning of a show to its end; without words, beside a figure. */
export function CaseCurve({ curve }: { curve: readonly number[] }) {
  const { viewBox, line, area } = stretchedCurve(curve.map((value) => value / 100));
  return (
    <svg
      className={styles.curve}
      width="240"
      height="64"
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={area} className={styles.area} />
      <path d={line} className={styles.line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
