import { curvePath } from '@site/shared/ui/stages/curve-path';
import styles from './case-curve.module.css';

/** How many watched from the beginning of a show to its end; without words, beside a figure. */
export function CaseCurve({ curve }: { curve: readonly number[] }) {
  const line = curvePath(curve.map((value) => value / 100));
  return (
    <svg
      className={styles.curve}
      width="240"
      height="64"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${line}V100H0Z`} className={styles.area} />
      <path d={line} className={styles.line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
