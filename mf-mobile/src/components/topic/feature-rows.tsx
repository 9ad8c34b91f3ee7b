import { ClauseTitle } from '@site/shared/ui/clause-title';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import type { ReactNode } from 'react';
import { CheckList } from '../check-list';
import styles from './feature-rows.module.css';

export type Feature = {
  title: readonly string[];
  text: string;
  points?: readonly string[];
  stage: ReactNode;
  /** Where a taller picture beside it leaves the stage room, what it shows stands in the middle. */
  centred?: boolean;
};

type FeatureRowsProps = { title: string; intro?: string; features: readonly Feature[]; ground?: SectionGround };

type RowProps = { feature: Feature; mirrored?: boolean };

function Row({ feature: { title, text, points = [], stage, centred }, mirrored = false }: RowProps) {
  return (
    <div className={mirrored ? `${styles.row} ${styles.mirrored}` : styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <BrokenLines lines={title} />
        </h3>
        <p className={styles.text}>{text}</p>
        {points.length > 0 && <CheckList className={styles.points} points={points} />}
      </div>
      <div className={centred ? `${styles.picture} ${styles.centred}` : styles.picture}>{stage}</div>
    </div>
  );
}

/**
 * Features: a claim, its points and a picture. On phones several of them are a row that is swiped; from tablets on they
 * stand one below the other with the picture beside the words, alternating.
 */
export function FeatureRows({ title, intro, features, ground = 'plain' }: FeatureRowsProps) {
  const rows = features.map((feature, index) => (
    <Row key={feature.text} feature={feature} mirrored={index % 2 === 1} />
  ));

  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro} ground={ground}>
      {rows.length > 1 ? (
        <SwipeRow label={title} still columnsFrom="tablet" className={styles.rows}>
          {rows}
        </SwipeRow>
      ) : (
        rows
      )}
    </Section>
  );
}
