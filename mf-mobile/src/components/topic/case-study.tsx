import { metricWords } from '@site/shared/page/metric-words';
import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { caseAddress } from '../../mobile-addresses';
import styles from './case-study.module.css';
import type { TopicCase } from './topic-case';

type CaseStudyProps = { title: string; study: TopicCase | null; ground?: SectionGround };

/** One customer's words and three figures; nothing where the case did not come. */
export function CaseStudy({ title, study, ground = 'tint' }: CaseStudyProps) {
  if (!study) return null;
  const { id, industry, customer, quote, quoteBy, metrics } = study;

  return (
    <Section title={title} ground={ground}>
      <figure className={styles.card}>
        <div className={styles.who}>
          <IndustryIcon industry={industry} className={styles.icon} />
          <span>
            <b className={styles.customer}>{customer}</b>
            {industry} · 示例
          </span>
        </div>
        <blockquote className={styles.quote}>{quote}</blockquote>
        <figcaption className={styles.by}>{quoteBy}</figcaption>
        <dl className={styles.metrics}>
          {metrics.map((metric) => {
            const { value, unit } = metricWords(metric);
            return (
              <div key={metric.name} className={styles.metric}>
                <dt>{metric.name}</dt>
                <dd className={styles.value}>
                  {value}
                  <small>{unit}</small>
                </dd>
              </div>
            );
          })}
        </dl>
        <MoreLink to={caseAddress(id)} track="details_click">
          读完整案例
        </MoreLink>
      </figure>
    </Section>
  );
}
