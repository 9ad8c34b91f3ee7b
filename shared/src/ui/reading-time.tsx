import { Clock } from 'lucide-react';
import styles from './reading-time.module.css';

/** How long an article takes, as its service has counted it. */
export function ReadingTime({ minutes }: { minutes: number }) {
  return (
    <span className={styles.time}>
      <Clock size={16} aria-hidden="true" />约 {minutes} 分钟读完
    </span>
  );
}
