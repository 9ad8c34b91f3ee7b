import { Clock } from 'lucide-react';
import { offHoursText } from '../store/consultation';
import styles from './off-hours.module.css';

/** Notice above a requirement form, shown when online consultation was requested outside its hours. */
export function OffHours() {
  return (
    <div id="_off-hours" className={styles.place} role="status">
      <p className={styles.text}>
        <Clock size={18} aria-hidden="true" />
        {offHoursText}
      </p>
    </div>
  );
}
