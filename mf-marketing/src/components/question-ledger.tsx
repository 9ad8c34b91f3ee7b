import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import type { Lines, Pain } from '../content/product-page';
import styles from './question-ledger.module.css';

type QuestionLedgerProps = { id?: string; title: Lines; intro: string; list: readonly Pain[] };

/** Pains as the questions that are asked the day after, each with the reason and the answer: a ledger, on phones cards that are swiped. */
export function QuestionLedger({ id, title, intro, list }: QuestionLedgerProps) {
  return (
    <Section {...(id && { id })} title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <SwipeRow label={title.join('')} still columnsFrom="tablet" className={styles.ledger}>
        {list.map(({ who, ask, why, answer }) => (
          <div key={ask} className={styles.row}>
            <span className={styles.who}>{who}</span>
            <h3 className={styles.ask}>{`“${ask}”`}</h3>
            <span>
              <span className={styles.why}>{why}</span>
              <span className={styles.answer}>{answer}</span>
            </span>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
