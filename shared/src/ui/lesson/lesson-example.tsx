import type { WorkedExample } from '../../contract/lesson';
import { pageAnchors } from '../../contract/page-anchors';
import styles from './lesson-example.module.css';
import { lessonLabels } from './lesson-labels';

/** The lecture done once with example data: where it starts, what is done, what came of it. */
export function LessonExample({ example }: { example: WorkedExample }) {
  const { title, situation, steps, result } = example;
  const copy = lessonLabels.example;

  return (
    <section className={styles.example} aria-labelledby={pageAnchors.example}>
      <h2 className={styles.heading} id={pageAnchors.example}>
        {copy.heading}
      </h2>
      <p className={styles.title}>{title}</p>
      <h3 className={styles.label}>{copy.situation}</h3>
      <p>{situation}</p>
      <h3 className={styles.label}>{copy.steps}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className={styles.label}>{copy.result}</h3>
      <p className={styles.result}>{result}</p>
    </section>
  );
}
