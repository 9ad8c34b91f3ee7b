import type { Exercise } from '@site/shared/contract/lesson';
import { Disclosure } from '@site/shared/ui/disclosure';
import { detailCopy, partAnchors } from '../../content/lecture-detail';
import styles from './lecture-detail-exercises.module.css';
import { useReached } from './use-reached';

type LectureDetailExercisesProps = { id: number; exercises: readonly Exercise[] };

/** Questions whose hint and answer are opened; who has come as far as here has learnt the lecture. */
export function LectureDetailExercises({ id, exercises }: LectureDetailExercisesProps) {
  const reached = useReached<HTMLHeadingElement>(id);
  const copy = detailCopy.exercises;

  return (
    <section className={styles.exercises} aria-labelledby={partAnchors.exercises}>
      <h2 className={styles.heading} id={partAnchors.exercises} ref={reached}>
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
