import type { Ref } from 'react';
import type { Exercise } from '../../contract/lesson';
import { pageAnchors } from '../../contract/page-anchors';
import { Disclosure } from '../disclosure';
import styles from './lesson-exercises.module.css';
import { lessonLabels } from './lesson-labels';

/** Questions whose hint and answer are opened; `reached` is the heading, for who counts how far somebody came. */
export function LessonExercises({
  exercises,
  reached,
}: {
  exercises: readonly Exercise[];
  reached?: Ref<HTMLHeadingElement>;
}) {
  const copy = lessonLabels.exercises;

  return (
    <section className={styles.exercises} aria-labelledby={pageAnchors.exercises}>
      <h2 className={styles.heading} id={pageAnchors.exercises} ref={reached}>
        {copy.heading}
      </h2>
      <p className={styles.text}>{copy.text}</p>
      <ol className={styles.list}>
        {exercises.map(({ ask, hint, answer }) => (
          <li key={ask} className={styles.exercise}>
            <p className={styles.ask}>{ask}</p>
            <Disclosure summary={copy.hint}>{hint}</Disclosure>
            <Disclosure summary={copy.answer}>{answer}</Disclosure>
          </li>
        ))}
      </ol>
    </section>
  );
}
