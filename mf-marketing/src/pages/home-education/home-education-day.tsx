import { SceneFrame } from '@site/shared/ui/drawing';
import { ledgerLessonScene } from './ledger-lesson-scene';
import { educationDay } from '../../content/home-education';
import styles from './home-education-day.module.css';

const { label, name, stops, room } = educationDay;

/** The day as a line of stops, and at its end the lesson on a phone. */
export function DayStage() {
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <div className={styles.day}>
        <span className={styles.head}>
          <b>{name}</b>
        </span>
        {stops.map(({ when, what, how }) => (
          <span key={when} className={styles.stop}>
            <span className={styles.when}>{when}</span>
            <span className={styles.what}>
              <b>{what}</b>
              {how}
            </span>
          </span>
        ))}
      </div>
      <div className={styles.phone}>
        <SceneFrame drawing={ledgerLessonScene} className={styles.scene} />
        <span className={styles.title}>
          <b className={styles.live}>{room.live}</b>
          {room.title}
        </span>
        <span className={styles.below}>
          <span className={styles.said}>
            <b>{room.asker}</b>
            {room.question}
          </span>
          <span className={styles.signed}>{room.signed}</span>
        </span>
      </div>
    </div>
  );
}
