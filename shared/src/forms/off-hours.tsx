import { Clock } from 'lucide-react';
import { offHoursWords } from '../store/consultation';
import styles from './off-hours.module.css';

/** Notice above a requirement form, shown when online consultation was requested outside its hours. */
export function OffHours() {
  return (
    <div id="off-hours" className={styles.place} role="status">
      <p className={styles.words}>
        <Clock size={18} aria-hidden="true" />
        {offHoursWords}
      </p>
    </div>
  );
}
