import type { Ref } from 'react';
import type { Exercise } from '../../contract/lesson';
import { pageAnchors } from '../../contract/page-anchors';
import { Disclosure } from '../disclosure';
import styles from './lesson-exercises.module.css';
import { lessonLabels } from './lesson-labels';

/**
 * Questions whose hint and answer are opened, and the score that a reader gives himself: the style sheet counts the ticks, so that
 * it needs no script, and nobody is told of it. `reached` is the heading, for who counts how far somebody came.
 */
export function LessonExercises({
  exercises,
  reached,
}: {
  exercises: readonly Exercise[];
  reached?: Ref<HTMLHeadingElement>;
}) {
  const copy = lessonLabels.exercises;
  const [before, after] = copy.score;

  return (
    <section className={styles.exercises} aria-labelledby={pageAnchors.exercises}>
      <h2 className={styles.heading} id={pageAnchors.exercises} ref={reached}>
        {copy.heading}
      </h2>
      <ol className={styles.list}>
        {exercises.map(({ ask, hint, answer }) => (
          <li key={ask} className={styles.exercise}>
            <p className={styles.ask}>{ask}</p>
            <Disclosure summary={copy.hint}>{hint}</Disclosure>
            <Disclosure summary={copy.answer}>{answer}</Disclosure>
            <label className={styles.right}>
              <input className={styles.tick} type="checkbox" />
              {copy.right}
            </label>
          </li>
        ))}
      </ol>
      <p className={styles.score}>
        {before}
        <b className={styles.count} />
        {after(exercises.length)}
      </p>
    </section>
  );
}
