import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section, type SectionGround } from '@site/shared/ui/section';
import type { Lines, RailStep } from '../content/product-page';
import styles from './step-rail.module.css';

type StepRailProps = {
  id?: string;
  title: Lines;
  intro: string;
  /** Three to five. */
  steps: readonly RailStep[];
  /** Number of the step that is on air, counted from 0. */
  onAir?: number;
  ground?: SectionGround;
};

/** Steps along one line from left to right, on phones from top to bottom; the step on air carries the live dot. */
export function StepRail({ id, title, intro, steps, onAir, ground = 'plain' }: StepRailProps) {
  return (
    <Section
      {...(id && { id })}
      ground={ground}
      title={<BrokenLines lines={title} />}
      intro={intro}
      arrangement="split"
    >
      <ol className={ground === 'dark' ? `${styles.rail} ${styles.onDark}` : styles.rail}>
        {steps.map(({ when, name, list }, index) => (
          <li key={name} className={index === onAir ? `${styles.step} ${styles.onAir}` : styles.step}>
            <span className={styles.when}>{when}</span>
            <h3 className={styles.name}>{name}</h3>
            <ul className={styles.list}>
              {list.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
