import { Poster } from '@site/shared/ui/poster';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import styles from './scene-cards.module.css';
import type { SceneCard } from '../../content/topic-page';

type SceneCardsProps = { title: string; intro?: string; cards: readonly SceneCard[]; ground?: SectionGround };

/** Use cases: a drawn picture and a line each. */
export function SceneCards({ title, intro, cards, ground = 'plain' }: SceneCardsProps) {
  return (
    <Section title={title} intro={intro} ground={ground}>
      <SwipeRow label={title} still>
        {cards.map(({ name, text, scene }, index) => (
          <div key={name} className={styles.card}>
            <Poster scene={scene} seed={index + name.length} square />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
