import { LiveDot } from '@site/shared/ui/live-dot';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { schoolYear } from '../../content/home-school/stages';
import { schoolDays } from './home-school-scenes';
import styles from './home-school-year.module.css';

const { label, name, days } = schoolYear;

const pictures = Object.values(schoolDays);

/** The hero's picture: the big days of a school year, with who may watch each. */
export function SchoolYear() {
  return (
    <div className={styles.year} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{name}</b>
      </span>
      <div className={styles.days}>
        {days.map(({ when, name: day, who, tag, live }, index) => (
          <div key={day} className={live ? `${styles.day} ${styles.live}` : styles.day}>
            {pictures[index] && <SceneFile file={pictures[index]} className={styles.picture} />}
            <span className={styles.text}>
              <small>
                {live && <LiveDot gap="narrow" />}
                {live ? `${when} · 直播中` : when}
              </small>
              <b>{day}</b>
              <span className={styles.tags}>
                <span>{who}</span>
                <span>{tag}</span>
              </span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
