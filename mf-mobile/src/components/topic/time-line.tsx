import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Section, type SectionGround } from '@site/shared/ui/section';
import styles from './time-line.module.css';
import type { Step } from '../../content/topic-page';

type TimeLineProps = {
  title: string;
  intro?: string;
  steps: readonly Step[];
  ground?: SectionGround;
  /** The highlighted step. */
  peak?: number;
};

/** What happens when: down on phones, across in wide windows. */
export function TimeLine({ title, intro, steps, ground = 'plain', peak = -1 }: TimeLineProps) {
  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro} ground={ground}>
      <ol className={styles.line}>
        {steps.map(({ when, title: name, text }, index) => (
          <li key={when} className={index === peak ? `${styles.step} ${styles.peak}` : styles.step}>
            <span className={styles.when}>{when}</span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
