import type { MarketingItem } from '@site/shared/contract/marketing';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { Poster } from '@site/shared/ui/poster';
import styles from './marketing-cards.module.css';

/** Marketing plans with their pictures; `columns` says how many stand in a row on wide screens. */
export function MarketingCards({ items, columns = 3 }: { items: readonly MarketingItem[]; columns?: 3 | 4 }) {
  return (
    <ul className={columns === 4 ? `${styles.cards} ${styles.four}` : styles.cards}>
      {items.map(({ id, title, link, description, banner, picture }) => (
        <LinkBox key={id}>
          <Poster scene={banner.scene} seed={id} picture={picture} />
          <LinkTitle as="h3" className={styles.title} to={link} track="details_click">
            {title}
          </LinkTitle>
          <p className={styles.text}>{description}</p>
        </LinkBox>
      ))}
    </ul>
  );
}
