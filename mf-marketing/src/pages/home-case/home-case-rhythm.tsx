'use static';

import { LinkBox } from '@site/shared/ui/link-box';
import { CaseCustomer, CaseFigure, CasePicture, CaseWords, type PartProps } from './home-case-parts';
import type { PlacedCase, QuotedCase, RowCase } from './home-case-arrange';
import { CaseRows } from './home-case-rows';
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

/** The rest, a line each. */
export function CaseRest({ cases, keyword }: { cases: readonly RowCase[]; keyword: string }) {
  return <CaseRows cases={cases} keyword={keyword} />;
}
