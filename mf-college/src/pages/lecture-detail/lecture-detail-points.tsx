import { detailCopy } from '../../content/lecture-detail';
import styles from './lecture-detail-points.module.css';

/** Key points, before the text. */
export function LectureDetailPoints({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;

  return (
    <section className={styles.points}>
      <h2 className={styles.heading}>{detailCopy.points}</h2>
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
