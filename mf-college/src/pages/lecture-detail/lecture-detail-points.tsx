import { detailWords } from '../../content/college-words';
import styles from './lecture-detail-points.module.css';

/** What a reader takes away, before the words themselves. */
export function LectureDetailPoints({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;

  return (
    <section className={styles.points}>
      <h2 className={styles.heading}>{detailWords.points}</h2>
      <ol className={styles.list}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ol>
    </section>
  );
}
