import styles from './lead-queued.module.css';

/** The place of the notice that a form waits for the network (docs/faults.md F24), which the wake file writes. */
export function LeadQueued() {
  return (
    <p className={styles.waiting} role="status" data-waiting="" suppressHydrationWarning>
      {''}
    </p>
  );
}
