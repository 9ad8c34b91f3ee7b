import { Section } from '@site/shared/ui/section';
import type { ServicePromise } from '../content/product-page';
import styles from './promise-row.module.css';

type PromiseRowProps = { id?: string; title: string; list: readonly ServicePromise[] };

/** Promises before a live stream, four in a row. */
export function PromiseRow({ id, title, list }: PromiseRowProps) {
  return (
    <Section {...(id && { id })} title={title}>
      <ul className={styles.row}>
        {list.map(({ figure, name, text }) => (
          <li key={name} className={styles.promise}>
            <h3 className={styles.name}>
              <span className={styles.figure}>{figure}</span>
              {name}
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
