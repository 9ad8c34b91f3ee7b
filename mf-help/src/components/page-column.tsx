import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './page-column.module.css';

/** Placeholder for a list or an article: a title and lines of text. */
function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span className={styles.title} />
      <span />
      <span />
      <span className={styles.short} />
      <span />
      <span />
      <span className={styles.short} />
    </div>
  );
}

/**
 * The column of the page itself. Shows a skeleton while the next page loads; the delay is in the style sheet, so that
 * a fast response shows none. The shell's loading bar informs screen readers.
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
