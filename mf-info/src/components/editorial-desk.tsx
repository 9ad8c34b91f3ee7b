import { useSite } from '@site/shared/store';
import { desks } from '../content/desks';
import styles from './editorial-desk.module.css';

/** Who answers for an article: a desk, what it stands for, and when it last looked at the text. */
export function EditorialDesk({ author, updated }: { author: string; updated: string }) {
  const brand = useSite((state) => state.site.brand);
  const desk = desks[author];
  if (!desk) return null;

  return (
    <aside className={styles.desk} aria-label="编辑部">
      <span className={styles.sign} aria-hidden="true">
        {author.slice(0, 1)}
      </span>
      <div>
        <p className={styles.name}>
          {brand}
          {desk.name}
        </p>
        <p className={styles.text}>{desk.text}</p>
        <p className={styles.text}>
          核对日期：<time dateTime={updated}>{updated}</time>
        </p>
      </div>
    </aside>
  );
}
