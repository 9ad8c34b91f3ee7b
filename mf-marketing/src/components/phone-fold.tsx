import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './phone-fold.module.css';

/**
 * What phones fold away below a summary that opens it without script; on wider windows it always stands there. The
 * element that opens holds nothing, so that one document serves both.
 */
export function PhoneFold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <>
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={styles.summary}>
          {summary}
          <ChevronDown className={styles.sign} size={18} aria-hidden="true" />
        </summary>
      </details>
      <div className={styles.folded}>{children}</div>
    </>
  );
}
