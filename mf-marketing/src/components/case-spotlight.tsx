import { MetricValue } from '@site/shared/ui/metric-value';
import { Picture } from '@site/shared/ui/picture';
import clsx from 'clsx/lite';
import { caseSpotlightCopy } from '../content/case-spotlight';
import type { SpotlightCase } from './case-card';
import { CaseCurve } from './case-curve';
import { CaseFrame, type CaseSection } from './case-frame';
import styles from './case-spotlight.module.css';

function Figure({ item: { lead, curve } }: { item: SpotlightCase }) {
  return (
    <div className={styles.figure}>
      <dl>
        <dt className={styles.name}>{lead.name}</dt>
        <MetricValue value={lead.value} unit={lead.unit} className={styles.value} />
      </dl>
      <CaseCurve curve={curve} />
    </div>
  );
}

function CasePlace({ item }: { item: SpotlightCase }) {
  if (!item.picture) return null;
  return <Picture file={item.picture} alt={caseSpotlightCopy.alt(item)} className={styles.picture} />;
}

/** One case, told with its place, its figure and how its show was watched. Omitted when there is none. */
export function CaseSpotlight({ cases: { main: item, others }, picture, ...section }: CaseSection) {
  if (!item) return null;

  return (
    <CaseFrame
      {...section}
      item={item}
      others={others}
      className={clsx(styles.box, picture === 'right' && styles.right)}
      shown={<CasePlace item={item} />}
      figure={<Figure item={item} />}
    />
  );
}
