import type { MarketingItem } from '@site/shared/contract/marketing';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { Poster } from '@site/drawings/posters/poster';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import styles from './marketing-cards.module.css';

/** What a card shows of a plan. */
export type PlanCard = Pick<MarketingItem, 'id' | 'title' | 'link' | 'description' | 'picture'> & {
  banner: Pick<MarketingItem['banner'], 'scene'>;
};

type MarketingCardsProps = {
  /** What the plans have in common. */
  label: string;
  items: readonly PlanCard[];
  /** How many stand in a row on wide screens. */
  columns?: 3 | 4;
};

/** Marketing plans with their pictures; on phones they are swiped. */
export function MarketingCards({ label, items, columns = 3 }: MarketingCardsProps) {
  return (
    <SwipeRow
      label={label}
      columnsFrom="tablet"
      className={columns === 4 ? `${styles.cards} ${styles.four}` : styles.cards}
    >
      {items.map(({ id, title, link, description, banner, picture }) => (
        <LinkBox key={id} as="article" className={styles.card}>
          <Poster scene={banner.scene} seed={id} picture={picture} />
          <LinkTitle as="h3" className={styles.title} to={link} track="details_click">
            {title}
          </LinkTitle>
          <p className={styles.text}>{description}</p>
        </LinkBox>
      ))}
    </SwipeRow>
  );
}
