import type { SectionGround } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import type { LucideIcon } from 'lucide-react';
import type { Lines, NamedText } from '../content/product-page';
import styles from './pain-cards.module.css';
import { SplitSection } from './split-section';

type PainCardsProps = {
  id?: string;
  title: Lines;
  intro: string;
  list: readonly NamedText[];
  /** One sign a pain, in the order of the list. */
  icons: readonly LucideIcon[];
  ground?: SectionGround;
};

/** Three or four pains side by side, each with a sign; on phones they are swiped. */
export function PainCards({ id, title, intro, list, icons, ground = 'plain' }: PainCardsProps) {
  return (
    <SplitSection id={id} ground={ground} title={title} intro={intro}>
      <SwipeRow
        label={title.join('')}
        still
        columnsFrom="tablet"
        className={list.length === 3 ? `${styles.grid} ${styles.three}` : styles.grid}
      >
        {list.map(({ name, text }, index) => {
          const Icon = icons[index];
          return (
            <div key={name} className={styles.pain}>
              <span className={styles.sign}>{Icon && <Icon size={24} aria-hidden="true" />}</span>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          );
        })}
      </SwipeRow>
    </SplitSection>
  );
}
