import { LiveDot } from '@site/shared/ui/live-dot';
import { SceneAtOnce } from '@site/drawings/stages/scene-at-once';
import { concertPlace } from './concert';
import { SceneFrame } from '@site/shared/ui/drawing';
import hidden from '@site/shared/ui/visually-hidden.module.css';
import { activityWall } from '../../content/home-activity/stages';
import { hallPictures, mainHall } from './home-activity-scenes';
import styles from './home-activity-wall.module.css';

const { label, name, live, halls, shouts, draw, signed } = activityWall;

const files = Object.values(hallPictures);

/** The main hall, then the others. */
function HallPicture({ index }: { index: number }) {
  const file = files[index - 1];
  if (!file) return <SceneFrame drawing={concertPlace} people={mainHall.concertPeople} className={styles.picture} />;
  return <SceneAtOnce file={file} className={styles.picture} />;
}

function Draw() {
  return (
    <div className={styles.draw} role="group" aria-label={draw.label}>
      <span className={styles.drawHead}>
        <b>{draw.name}</b>
        {draw.left}
      </span>
      <span>{draw.prize}</span>
      <input className={`${styles.pulled} ${hidden.hidden}`} type="checkbox" id="pull" />
      <label className={styles.pull} htmlFor="pull">
        <span>{draw.pull}</span>
        <span>{draw.again}</span>
      </label>
      <span className={styles.tails}>
        {draw.tails.map((tail) => (
          <span key={tail}>{tail}</span>
        ))}
      </span>
      <small>{draw.note}</small>
    </div>
  );
}

/** The hero's picture: the big screen of the party, four halls in one frame; on phones the visitor draws the prize. */
export function ActivityWall() {
  return (
    <div className={styles.wall}>
      <span className={styles.head}>
        <b>{name}</b>
        <span>
          <LiveDot />
          {live}
        </span>
      </span>
      <div className={styles.screen} role="img" aria-label={label}>
        <div className={styles.halls}>
          {halls.map((hall, index) => (
            <span key={hall.name} className={styles.hall}>
              <HallPicture index={index} />
              <span className={styles.plate}>
                <b>{hall.name}</b>
                {hall.count}
              </span>
            </span>
          ))}
        </div>
        <span className={styles.shouts}>
          {shouts.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </div>
      <div className={styles.foot}>
        <div className={styles.signed}>
          <span>{signed.name}</span>
          <b>{signed.value}</b>
          <span>{signed.of}</span>
        </div>
        <Draw />
      </div>
    </div>
  );
}
