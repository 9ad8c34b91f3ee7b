import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import type { Lines, Pain } from '../content/product-page';
import styles from './pain-columns.module.css';

type PainColumnsProps = { id?: string; title: Lines; intro: string; list: readonly Pain[] };

/** Four pain points side by side: symptom, cause and answer; on phones they are swiped. */
export function PainColumns({ id, title, intro, list }: PainColumnsProps) {
  return (
    <Section {...(id && { id })} title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <SwipeRow label={title.join('')} still columnsFrom="tablet" className={styles.columns}>
        {list.map(({ who, ask, why, answer }) => (
          <div key={ask} className={styles.column}>
            <span className={styles.who}>{who}</span>
            <h3 className={styles.ask}>{ask}</h3>
            <p className={styles.why}>{why}</p>
            <p className={styles.answer}>{answer}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
