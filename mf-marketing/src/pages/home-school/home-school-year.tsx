import { LiveDot } from '@site/shared/ui/live-dot';
import { SceneFrame } from '@site/shared/ui/stages/scenes/drawing';
import { speakerScene } from '@site/shared/ui/stages/scenes/speaker-scenes';
import { campusWalkScene } from '@site/shared/ui/stages/worlds/campus-walk-scene';
import { cheeringStandScene } from '@site/shared/ui/stages/worlds/cheering-stand-scene';
import { concertScene } from '@site/shared/ui/stages/worlds/concert-scene';
import { dualClassScene } from '@site/shared/ui/stages/worlds/dual-class-scene';
import { flagRaisingScene } from '@site/shared/ui/stages/worlds/flag-raising-scene';
import { graduationScene } from '@site/shared/ui/stages/worlds/graduation-scene';
import { parentsMeetingScene } from '@site/shared/ui/stages/worlds/parents-meeting-scene';
import { schoolYear } from '../../content/home-school/stages';
import styles from './home-school-year.module.css';

const { label, name, sample, days } = schoolYear;

/** In the order of the days. */
const pictures = [
  flagRaisingScene,
  cheeringStandScene,
  parentsMeetingScene,
  concertScene,
  dualClassScene,
  campusWalkScene,
  speakerScene,
  graduationScene,
];

/** The hero's picture: the big days of a school year, with who may watch each. */
export function SchoolYear() {
  return (
    <div className={styles.year} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{name}</b>
        <small>{sample}</small>
      </span>
      <div className={styles.days}>
        {days.map(({ when, name: day, who, tag, live }, index) => (
          <div key={day} className={live ? `${styles.day} ${styles.live}` : styles.day}>
            {pictures[index] && <SceneFrame drawing={pictures[index]} className={styles.picture} />}
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
