import { BrokenLines } from '@site/shared/ui/broken-lines';
import { MoreLink } from '@site/shared/ui/more-link';
import { DrawnPanel } from '../../drawings/drawn-stage';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { gdNight, type Stretch } from '../../content/home-gd/night';
import styles from './home-gd-night.module.css';

const { title, intro, label, name, warning, peak, level, hours, tracks, outlets, row, moments, more } = gdNight;

/** Of the night, in units of the drawings: a minute each. */
const night = 720;
const curve = 'M0 118C60 116 140 104 180 78S262 42 300 34 400 22 440 22 520 32 540 38 600 48 630 54 690 66 720 70';
/** Five outlets; the fourth stops for a moment. */
const lines = 'M0 4H720M0 12H720M0 20H720M0 28H427M439 28H720M0 36H720';

/** The level of the river against the line that calls people; words stand above the drawing, so that they keep their size. */
function Level() {
  return (
    <span className={styles.level}>
      <svg
        className={styles.curve}
        width="100%"
        height="130"
        viewBox="0 0 720 130"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`${curve}V130H0Z`} fill="#DCEFEC" />
        <path d="M220 54C242 47 270 41 300 34 340 26 400 22 440 22S520 32 540 38 600 48 630 54Z" fill="#F3B9A4" />
        <path d="M0 54H720" stroke="#C73E16" strokeDasharray="4 5" />
        <path d={curve} fill="none" stroke="#0B6E6E" strokeWidth="2.5" />
      </svg>
      <span className={styles.warning}>{warning}</span>
      <b className={styles.peak}>{peak}</b>
      <i className={`${styles.mark} ${styles.mark1}`}>1</i>
      <i className={`${styles.mark} ${styles.mark5}`}>5</i>
    </span>
  );
}

const tones = { calm: '#DCEFEC', watch: '#A5D0CB', link: '#F3B9A4', spare: '#F0B45E' } as const;

/** One path a tone. */
function Bar({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <svg
      className={styles.bar}
      width="100%"
      height="28"
      viewBox={`0 0 ${night} 28`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Object.entries(tones).map(([one, fill]) => {
        const alike = stretches.filter(({ tone = 'calm' }) => tone === one);
        const d = alike.map(({ from, to }) => `M${from + 1} 0H${to - 1}V28H${from + 1}Z`).join('');
        return d && <path key={one} d={d} fill={fill} />;
      })}
    </svg>
  );
}

/** What ran at each time. The words share the columns of the bar by classes: the policy of the site forbids style attributes. */
function Tracks() {
  return tracks.map(({ key, name: track, stretches }, index) => (
    <span key={key} className={styles.line}>
      <small>{track}</small>
      <span className={styles.track}>
        <Bar stretches={stretches} />
        <span className={`${styles.words} ${styles[key]}`}>
          {stretches.map((stretch) => (
            <span key={stretch.from}>{stretch.name}</span>
          ))}
        </span>
        {index !== 1 && (
          <i className={`${styles.mark} ${styles[index === 0 ? 'mark2' : 'mark3']}`}>{index === 0 ? 2 : 3}</i>
        )}
      </span>
    </span>
  ));
}

/** A night at the river on one clock: its level, source, picture, captions and outlets, and five moments told below. */
export function GdNight() {
  return (
    <div className={styles.night}>
      <div className={styles.about}>
        <h3 className={styles.title}>
          <BrokenLines lines={title} />
        </h3>
        <p className={styles.intro}>{intro}</p>
      </div>
      <DrawnPanel className={styles.panel} label={label} name={name}>
        <span className={styles.line}>
          <small>{level}</small>
          <Level />
        </span>
        <Tracks />
        <span className={styles.line}>
          <small>{outlets}</small>
          <span className={styles.track}>
            <svg
              className={styles.outlets}
              width="100%"
              height="40"
              viewBox="0 0 720 40"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={lines} stroke="#3E9F98" strokeWidth="3" />
            </svg>
            <i className={`${styles.mark} ${styles.mark4}`}>4</i>
          </span>
        </span>
        <span className={styles.hours}>
          {hours.map((hour) => (
            <small key={hour}>{hour}</small>
          ))}
        </span>
      </DrawnPanel>
      <SwipeRow label={row} columnsFrom="tablet" className={styles.moments} still ordered>
        {moments.map((moment) => (
          <div key={moment.at} className={styles.moment}>
            <span className={styles.at}>{moment.at}</span>
            <b>{moment.name}</b>
            <span className={styles.text}>{moment.text}</span>
          </div>
        ))}
      </SwipeRow>
      <MoreLink to={more.link} track="details_click">
        {more.text}
      </MoreLink>
    </div>
  );
}
