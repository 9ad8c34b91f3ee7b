import styles from './lecture-badge.module.css';
import { LectureSign } from './lecture-sign';

/** A type of lectures in a line of text: its sign and its name. */
export function LectureBadge({ type, name }: { type: number; name: string }) {
  return (
    <span className={styles.badge}>
      <LectureSign type={type} />
      {name}
    </span>
  );
}
