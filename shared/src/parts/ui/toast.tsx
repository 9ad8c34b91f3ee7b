import type { Ref } from 'react';
import styles from './toast.module.css';

/**
 * The live region of toasts, above everything; React renders it empty, `showToast` sets its text. It is seen with the styles
 * of the island that speaks in it (shell/src/chrome/widget/receipt.css).
 */
export function Toast({ ref }: { ref?: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={ref} className={styles.toast} role="status" data-toast="" suppressHydrationWarning>
      {''}
    </p>
  );
}
