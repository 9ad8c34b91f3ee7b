import { MetricValue } from '@site/shared/ui/metric-value';
import { caseSpotlightCopy } from '../content/case-spotlight';
import type { SpotlightCase } from './case-card';
import styles from './case-spotlight.module.css';

/** A share as a line that is filled so far, an audience as a row of bars from the beginning of the show to its end. */
function shapeOf({ lead, curve }: SpotlightCase, share: number | undefined): { className?: string; path: string } {
  const filled = lead.unit === '%' ? Number(lead.value) : share;
  if (filled) return { ...(styles.share && { className: styles.share }), path: `M0 50H${filled}` };
  const step = 100 / curve.length;
  const bars = curve.map((value, index) => `M${Math.round((index + 0.5) * step)} 100V${Math.round(100 - value)}`);
  return { ...(styles.bars && { className: styles.bars }), path: bars.join('') };
}

type CaseProofProps = { item: SpotlightCase; share?: number | undefined };

/** The figure that a case is told by, large, and below it what it is a part of. */
export function CaseProof({ item, share }: CaseProofProps) {
  const { lead } = item;
  const { className, path } = shapeOf(item, share);
  return (
    <>
      <dl className={styles.proof}>
        <dt className={styles.name}>
          {lead.name} · {caseSpotlightCopy.sample}
        </dt>
        <MetricValue value={lead.value} unit={lead.unit} className={styles.value} />
      </dl>
      <svg
        className={className}
        width="240"
        height="48"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}
