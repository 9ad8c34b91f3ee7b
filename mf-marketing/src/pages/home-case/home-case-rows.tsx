import { Highlight } from '@site/shared/ui/highlight';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { MetricValue } from '@site/shared/ui/metric-value';
import { caseAddress, readMetric } from '../../components/case-words';
import { CaseCurve } from '../../components/case-curve';
import type { RowCase } from './home-case-arrange';
import { CaseTitle } from './home-case-parts';
import styles from './home-case-rhythm.module.css';

type RowsProps = { cases: readonly RowCase[]; keyword?: string; heading?: 'h2' | 'h3' };

/** Cases, a line each with its curve and its figure. */
export function CaseRows({ cases, keyword = '', heading = 'h2' }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {cases.map((item) => {
        const lead = readMetric(item.lead);
        return (
          <LinkBox key={item.id} look="row" className={styles.row}>
            <span className={styles.sign}>{item.sign}</span>
            <div>
              <LinkTitle as={heading} className={styles.rowTitle} to={caseAddress(item.id)} track="details_click">
                <CaseTitle item={item} keyword={keyword} />
              </LinkTitle>
              <p className={styles.by}>
                <Highlight text={item.customer} keyword={keyword} /> · {item.industry}
              </p>
            </div>
            <div className={styles.curve}>
              <CaseCurve curve={item.curve} />
            </div>
            <dl className={styles.count}>
              <dt className={styles.by}>{lead.name}</dt>
              <MetricValue value={lead.value} unit={lead.unit} className={styles.value} />
            </dl>
          </LinkBox>
        );
      })}
    </ul>
  );
}
