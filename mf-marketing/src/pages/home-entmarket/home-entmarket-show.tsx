import { LiveDot } from '@site/shared/ui/live-dot';
import { SceneFrame } from '@site/shared/ui/drawing';
import { productRevealPlace } from './product-reveal';
import { entmarketJourney } from '../../content/home-entmarket/journey';
import journey from './home-entmarket-journey.module.css';
import { entmarketShow } from './home-entmarket-scenes';
import styles from './home-entmarket-show.module.css';

const { show } = entmarketJourney;

/** Middle of the journey: the live stream, with the visitor's question in it. */
export function ShowStop() {
  return (
    <div className={`${journey.stop} ${journey.show}`}>
      <span className={journey.time}>{show.time}</span>
      <div className={styles.player}>
        <SceneFrame drawing={productRevealPlace} people={entmarketShow.revealPeople} className={styles.showPicture} />
        <span className={styles.onAir}>
          <b>
            <LiveDot />
            {show.live}
          </b>
          {show.viewers}
        </span>
        <span className={styles.said}>
          <span className={styles.question}>
            <b>{show.question.name}</b>
            {show.question.text}
          </span>
          <span className={styles.taken}>{show.taken}</span>
        </span>
      </div>
    </div>
  );
}
