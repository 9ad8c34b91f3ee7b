import type { MarketingItem } from '@site/shared/contract/marketing';
import { Poster } from '@site/shared/ui/poster';
import { Link } from 'react-router-dom';
import styles from './marketing-cards.module.css';

/** Marketing plans with their pictures; `columns` says how many stand in a row on wide screens. */
export function MarketingCards({ items, columns = 3 }: { items: readonly MarketingItem[]; columns?: 3 | 4 }) {
  return (
    <ul className={columns === 4 ? `${styles.cards} ${styles.four}` : styles.cards}>
      {items.map(({ id, title, link, description, banner }) => (
        <li key={id} className={styles.card}>
          <Poster scene={banner.scene} seed={id} />
          <h3 className={styles.title}>
            <Link className={styles.link} to={link} data-track="details_click">
              {title}
            </Link>
          </h3>
          <p className={styles.words}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
