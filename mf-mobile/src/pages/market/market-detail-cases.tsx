import type { CaseSummary } from '@site/shared/contract/cases';
import { metricWords } from '@site/shared/page/metric-words';
import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { Section } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import { marketWords } from '../../content/market-words';
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
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.result}>{result}</p>
      <dl className={styles.metrics}>
        {metrics.slice(0, metricsShown).map((metric) => {
          const { value, unit } = metricWords(metric);
          return (
            <div key={metric.name}>
              <dt className={styles.name}>{metric.name}</dt>
              <dd className={styles.value}>
                {value}
                <small>{unit}</small>
              </dd>
            </div>
          );
        })}
      </dl>
    </Link>
  );
}

/** Customers who did it, each a card to open. */
export function MarketDetailCases({ cases }: { cases: readonly CaseSummary[] }) {
  if (cases.length === 0) return null;

  return (
    <Section title={marketWords.cases.title} ground="tint">
      <ul className={styles.cards}>
        {cases.map((study) => (
          <li key={study.id}>
            <Case study={study} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{marketWords.cases.note}</p>
    </Section>
  );
}
