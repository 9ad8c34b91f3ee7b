import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import type { ServicePromise } from '../content/product-page';
import styles from './promise-row.module.css';

type PromiseRowProps = { id?: string; title: string; list: readonly ServicePromise[] };

/** Promises before a live stream, four in a row; on phones two by two, since their figures are compared. */
export function PromiseRow({ id, title, list }: PromiseRowProps) {
  return (
    <Section {...(id && { id })} title={title}>
      <SwipeRow label={title} columnsFrom="phone" className={styles.row}>
        {list.map(({ figure, name, text }) => (
          <div key={name} className={styles.promise}>
            <h3 className={styles.name}>
              <span className={styles.figure}>{figure}</span>
              {` ${name}`}
            </h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
