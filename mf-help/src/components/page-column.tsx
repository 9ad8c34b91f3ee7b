import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './page-column.module.css';

/** Stands where the next page will, as a list or an article does: a title and lines of text. */
function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.short} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.short} />
    </div>
  );
}

/**
 * The column of the page itself. While another page is on its way it makes room for a skeleton; the times stand in the
 * style sheet, so that a fast answer shows none. The shell's loading bar tells screen readers.
 */
export function PageColumn({ children }: { children: ReactNode }) {
  const leaving = useNavigation().state === 'loading';

  return (
    <div aria-busy={leaving}>
      {leaving && <Skeleton />}
      <div className={leaving ? styles.leaving : undefined}>{children}</div>
    </div>
  );
}
