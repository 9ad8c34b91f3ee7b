import { Check } from 'lucide-react';
import styles from './check-list.module.css';

/** Points with a tick each and a line between them. */
export function CheckList({ points, className }: { points: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <Check size={20} aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
  );
}
