import { ShieldCheck } from 'lucide-react';
import styles from './caution.module.css';

/** A legal or ethical limit, stated up front. */
export function Caution({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <ShieldCheck className={styles.sign} size={32} aria-hidden="true" />
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
