import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section, type SectionGround } from '@site/shared/ui/section';
import type { ReactNode } from 'react';
import { CheckList } from '../check-list';
import styles from './feature-rows.module.css';

export type Feature = { title: readonly string[]; text: string; points?: readonly string[]; stage: ReactNode };

type FeatureRowsProps = { title: string; intro?: string; features: readonly Feature[]; ground?: SectionGround };

function Row({ feature: { title, text, points = [], stage } }: { feature: Feature }) {
  return (
    <div className={styles.row}>
      <div>{stage}</div>
      <div>
        <h3 className={styles.title}>
          <BrokenLines lines={title} />
        </h3>
        <p className={styles.text}>{text}</p>
        {points.length > 0 && <CheckList className={styles.points} points={points} />}
      </div>
    </div>
  );
}

/** Features: a picture, a claim and its points; side by side and alternating from tablets on. */
export function FeatureRows({ title, intro, features, ground = 'plain' }: FeatureRowsProps) {
  return (
    <Section title={title} intro={intro} ground={ground}>
      {features.map((feature) => (
        <Row key={feature.text} feature={feature} />
      ))}
    </Section>
  );
}
