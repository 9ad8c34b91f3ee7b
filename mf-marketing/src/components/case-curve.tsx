import { stretchedCurve } from '@site/drawings/stages/curve-path';
import styles from './case-curve.module.css';

/** Line and ground in one: it goes down beyond both edges, where nobody sees it. */
const outline = (line: string) => `${line.replace(/^M0 (\d+)/, 'M-1 1000V$1H0')}h1V1000`;

/** How many watched from the beginning of a show to its end; without words, beside a figure. */
export function CaseCurve({ curve }: { curve: readonly number[] }) {
  const { viewBox, line } = stretchedCurve(curve.map((value) => value / 100));
  return (
    <svg
      className={styles.curve}
      width="240"
      height="64"
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={outline(line)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
