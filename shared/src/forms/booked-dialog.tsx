import styles from './booked-dialog.module.css';
import { BookedMessage } from './booked-message';

/** The success message of a bar, as a modal dialog, as the bar is too low to contain it. */
export function BookedDialog({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.veil}>
      <div className={styles.dialog}>
        <BookedMessage form="bottom-bar" onClose={onClose} />
      </div>
    </div>
  );
}
