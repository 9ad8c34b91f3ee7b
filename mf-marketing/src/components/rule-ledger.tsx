import clsx from 'clsx/lite';
import type { SectionGround } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import type { Lines, Rule } from '../content/product-page';
import styles from './rule-ledger.module.css';
import { SplitSection } from './split-section';

type RuleLedgerProps = {
  id?: string;
  title: Lines;
  intro: string;
  list: readonly Rule[];
  /** Disclaimer of the ledger. */
  note: string;
  ground?: SectionGround;
  /** A class of the page that gives its cards another shape on phones. */
  onPhones?: string | undefined;
};

/** What the rules of a trade ask for: what the tool does about it, and what stays with the organiser; on phones swiped. */
export function RuleLedger({ id, title, intro, list, note, ground = 'sand', onPhones }: RuleLedgerProps) {
  return (
    <SplitSection id={id} ground={ground} title={title} intro={intro}>
      <SwipeRow label={title.join('')} still columnsFrom="tablet" className={clsx(styles.list, onPhones)}>
        {list.map(({ name, tool, yours }) => (
          <div key={name} className={styles.rule}>
            <h3 className={styles.name}>{name}</h3>
            <dl className={styles.shares}>
              <div>
                <dt className={styles.share}>平台提供</dt>
                <dd>{tool}</dd>
              </div>
              <div>
                <dt className={`${styles.share} ${styles.yours}`}>由你负责</dt>
                <dd>{yours}</dd>
              </div>
            </dl>
          </div>
        ))}
      </SwipeRow>
      <p className={ground === 'dark' ? `${styles.note} ${styles.onDark}` : styles.note}>{note}</p>
    </SplitSection>
  );
}
