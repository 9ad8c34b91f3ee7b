import { Highlight } from '@site/shared/ui/highlight';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { MetricValue } from '@site/shared/ui/metric-value';
import { caseAddress, readMetric } from '../../components/case-words';
import { CaseCurve } from '../../components/case-curve';
import { CaseCustomer, CaseFigure, CasePicture, CaseTitle, CaseWords, type PartProps } from './home-case-parts';
import type { PlacedCase, QuotedCase, RowCase } from './home-case-arrange';
import styles from './home-case-rhythm.module.css';

type ListProps = { cases: readonly PlacedCase[]; keyword: string };

/** The case that opens the library: its place, one huge figure and its curve. */
export function CaseLead({ item, keyword }: PartProps) {
  return (
    <div className={styles.opening}>
      <LinkBox as="article" className={styles.lead}>
        <CasePicture item={item} className={styles.cover} first />
        <div>
          <CaseCustomer item={item} keyword={keyword} />
          <CaseWords item={item} keyword={keyword} large />
          <CaseFigure item={item} huge />
        </div>
      </LinkBox>
    </div>
  );
}

/** One case over the whole width, its picture on the right. */
export function CaseFeature({ item, keyword }: PartProps) {
  return (
    <LinkBox as="article" className={styles.feature}>
      <div>
        <CaseCustomer item={item} keyword={keyword} />
        <CaseWords item={item} keyword={keyword} large />
        <CaseFigure item={item} />
      </div>
      <CasePicture item={item} className={styles.cover} />
    </LinkBox>
  );
}

/** Three cases side by side at three heights. */
export function CaseTrio({ cases, keyword }: ListProps) {
  return (
    <ul className={styles.trio}>
      {cases.map((item) => (
        <LinkBox key={item.id} className={styles.tall}>
          <CasePicture item={item} className={styles.cover} />
          <div className={styles.words}>
            <CaseCustomer item={item} keyword={keyword} />
            <CaseWords item={item} keyword={keyword} />
          </div>
          <CaseFigure item={item} />
        </LinkBox>
      ))}
    </ul>
  );
}

/** What one customer said, from edge to edge. */
export function CaseQuoteBand({ item, keyword }: { item: QuotedCase; keyword: string }) {
  return (
    <LinkBox as="article" className={styles.said}>
      <CasePicture item={item} className={styles.half} />
      <div className={styles.speech}>
        <blockquote className={styles.quote}>“{item.quote}”</blockquote>
        <p className={styles.by}>{item.quoteBy}</p>
        <CaseWords item={item} keyword={keyword} />
      </div>
    </LinkBox>
  );
}

type RowsProps = { cases: readonly RowCase[]; keyword?: string; heading?: 'h2' | 'h3' };

/** The rest, a line each with its curve and its figure. */
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
