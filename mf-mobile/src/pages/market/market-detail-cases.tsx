import type { CaseSummary } from '@site/shared/contract/cases';
import { formatMetric } from '@site/shared/page/format-metric';
import { Clauses } from '@site/shared/ui/clauses';
import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { MetricValue } from '@site/shared/ui/metric-value';
import { Section } from '@site/shared/ui/section';
import { AlwaysSwiped } from '@site/shared/ui/always-swiped';
import { Link } from 'react-router-dom';
import { marketCopy } from '../../content/market';
import { caseAddress } from '../../mobile-addresses';
import styles from './market-detail-cases.module.css';

const metricsShown = 3;

function Case({ study: { id, title, customer, industry, result, metrics } }: { study: CaseSummary }) {
  return (
    <Link className={styles.card} to={caseAddress(id)}>
      <p className={styles.who}>
        <IndustryIcon industry={industry} className={styles.icon} />
        {customer} · {industry}
      </p>
      <h3 className={styles.title}>
        <Clauses text={title} />
      </h3>
      <p className={styles.result}>{result}</p>
      <dl className={styles.metrics}>
        {metrics.slice(0, metricsShown).map((metric) => {
          const { value, unit } = formatMetric(metric);
          return (
            <div key={metric.name}>
              <dt className={styles.name}>{metric.name}</dt>
              <MetricValue value={value} unit={unit} />
            </div>
          );
        })}
      </dl>
    </Link>
  );
}

/** Customer cases as cards; the next one is partly visible. */
export function MarketDetailCases({ cases }: { cases: readonly CaseSummary[] }) {
  if (cases.length === 0) return null;

  return (
    <Section title={marketCopy.cases.title} ground="tint">
      <AlwaysSwiped label={marketCopy.cases.title} className={styles.cards}>
        {cases.map((study) => (
          <Case key={study.id} study={study} />
        ))}
      </AlwaysSwiped>
      <p className={styles.note}>{marketCopy.cases.note}</p>
    </Section>
  );
}
