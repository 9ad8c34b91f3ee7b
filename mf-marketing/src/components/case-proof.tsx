import { MetricValue } from '@site/shared/ui/metric-value';
import { caseSpotlightCopy } from '../content/case-spotlight';
import type { SpotlightCase } from './case-card';
import styles from './drawn-case-spotlight.module.css';

type Shape = { className: string | undefined; viewBox: string; path: string };

/** A share of what it is part of: a line that is filled so far. */
const lineOf = (share: number): Shape => ({ className: styles.share, viewBox: '0 0 100 2', path: `M0 1H${share}` });

/** An audience from the beginning of the show to its end: a row of bars, which the style turns upright. */
const barsOf = (curve: readonly number[]): Shape => ({
  className: styles.bars,
  viewBox: `-.5 0 ${curve.length} 100`,
  path: curve.map((value, index) => `M${index} 0V${value}`).join(''),
});

type CaseProofProps = { item: SpotlightCase; share?: number | undefined };

/** The figure that a case is told by, large, and below it what it is a part of. */
export function CaseProof({ item, share }: CaseProofProps) {
  const { lead, curve } = item;
  const part = lead.unit === '%' ? Number(lead.value) : share;
  const { className, viewBox, path } = part ? lineOf(part) : barsOf(curve);
  return (
    <>
      <dl className={styles.proof}>
        <dt className={styles.name}>{part ? lead.name : `${lead.name} · ${caseSpotlightCopy.overAudience}`}</dt>
        <MetricValue value={lead.value} unit={lead.unit} className={styles.value} />
      </dl>
      <svg
        className={className}
        width="240"
        height="48"
        viewBox={viewBox}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}
