import { ChevronDown } from 'lucide-react';
import styles from './home-service-compare-table.module.css';

/**
 * The name of a group; on phones it opens the group's rows, which the style sheet shows with it. So one table stays one
 * table, open where there is room for it, and folds without script.
 */
export function GroupFold({ name, count }: { name: string; count: number }) {
  return (
    <>
      <span className={styles.plain}>{name}</span>
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={styles.summary}>
          {name}
          <span className={styles.count}>{`${count} 项`}</span>
          <ChevronDown className={styles.sign} size={20} aria-hidden="true" />
        </summary>
      </details>
    </>
  );
}
