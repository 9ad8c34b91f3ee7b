import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './feature-rows.module.css';

export type Feature = { title: readonly string[]; words: string; points?: readonly string[]; stage: ReactNode };

type FeatureRowsProps = { title: string; intro?: string; features: readonly Feature[]; ground?: SectionGround };

function Row({ feature: { title, words, points = [], stage } }: { feature: Feature }) {
  return (
    <div className={styles.row}>
      <div>{stage}</div>
      <div>
        <h3 className={styles.title}>
          <BrokenLines lines={title} />
        </h3>
        <p className={styles.words}>{words}</p>
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Check size={20} aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** What one gets: a picture, a claim and what it consists of; from tablets on side by side, turn about. */
export function FeatureRows({ title, intro, features, ground = 'plain' }: FeatureRowsProps) {
  return (
    <Section title={title} intro={intro} ground={ground}>
      {features.map((feature) => (
        <Row key={feature.words} feature={feature} />
      ))}
    </Section>
  );
}
