import type { PictureFile } from '@site/shared/contract/clip';
import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import styles from './scene-cards.module.css';
import type { NamedText } from '../../content/topic-page';

type SceneCardsProps = {
  title: string;
  intro?: string;
  cards: readonly NamedText[];
  /** One for each card, in their order: `drawingFiles` of the page. */
  pictures: Readonly<Record<string, PictureFile>>;
  ground?: SectionGround;
};

/** Use cases: a drawn picture and a line each. */
export function SceneCards({ title, intro, cards, pictures, ground = 'plain' }: SceneCardsProps) {
  const files = Object.values(pictures);

  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro} ground={ground}>
      <SwipeRow
        label={title}
        still
        columnsFrom="tablet"
        className={cards.length % 3 === 0 ? styles.threes : styles.twos}
      >
        {cards.map(({ name, text }, index) => (
          <div key={name} className={styles.card}>
            {files[index] && <SceneFile file={files[index]} shows={name} className={styles.picture} />}
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
