import { formatMetric } from '@site/shared/page/format-metric';
import { ClauseTitle } from '@site/shared/ui/clause-title';
import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { MetricValue } from '@site/shared/ui/metric-value';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { caseAddress } from '../../mobile-addresses';
import styles from './case-study.module.css';
import type { TopicCase } from './topic-case';

type CaseStudyProps = { title: string; study: TopicCase | null; ground?: SectionGround };

/** A customer's quote and three figures; renders nothing without the case. */
export function CaseStudy({ title, study, ground = 'tint' }: CaseStudyProps) {
  if (!study) return null;
  const { id, industry, customer, quote, quoteBy, metrics } = study;

  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} ground={ground}>
      <div className={styles.card}>
        <div className={styles.who}>
          <IndustryIcon industry={industry} className={styles.icon} />
          <span>
            <b className={styles.customer}>{customer}</b>
            {industry}
          </span>
        </div>
        <blockquote className={styles.quote}>{quote}</blockquote>
        <p className={styles.by}>{quoteBy}</p>
        <dl className={styles.metrics}>
          {metrics.map((metric) => {
            const { value, unit } = formatMetric(metric);
            return (
              <div key={metric.name} className={styles.metric}>
                <dt>{metric.name}</dt>
                <MetricValue className={styles.value} value={value} unit={unit} />
              </div>
            );
          })}
        </dl>
        <MoreLink to={caseAddress(id)} track="details_click">
          读完整案例
        </MoreLink>
      </div>
    </Section>
  );
}
