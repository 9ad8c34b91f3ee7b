import styles from './lead-queued.module.css';

type LeadQueuedProps = {
  /** What was refused stands here too, until the form is sent again; else it is told by a toast. */
  stays?: boolean;
  /** What the server said. */
  note?: string | undefined;
};

/** The place of the notice that a form waits for the network (docs/faults.md F24), which the island writes. */
export function LeadQueued({ stays = false, note = '' }: LeadQueuedProps) {
  return (
    <p
      className={styles.waiting}
      role="status"
      data-waiting=""
      data-stays={stays ? '' : undefined}
      suppressHydrationWarning
    >
      {note}
    </p>
  );
}
