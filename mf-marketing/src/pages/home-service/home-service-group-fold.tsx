import { useId } from 'react';
import styles from './home-service-compare-table.module.css';

/**
 * Opens a group of the comparison on phones: a checkbox whose choice the style sheet follows, so that one table stays one
 * table, open where there is room for it, and works without script.
 */
export function GroupFold({ name, count }: { name: string; count: number }) {
  const id = useId();

  return (
    <>
      <input className={styles.fold} type="checkbox" id={id} aria-label={`${name} ${count} 项，展开`} />
      <label htmlFor={id}>
        {name} <span className={styles.count}>{count} 项</span>
      </label>
    </>
  );
}
