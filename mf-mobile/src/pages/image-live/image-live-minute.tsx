import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { useConsole } from '@site/shared/console/use-console';
import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Section } from '@site/shared/ui/section';
import { consoleRoot } from '@site/drawings/stages/desk-button';
import { ThumbFoot } from '@site/drawings/stages/thumb-foot';
import { imageLiveMinute, photoAlbum, photoDesk } from '../../content/image-live';
import styles from './image-live-minute.module.css';

const load = () => import(/* webpackChunkName: "console-photo" */ '../../consoles/photo');
const { name: desk } = photoDesk;

const { title, intro, sizesLabel, sizes, speed, steps } = imageLiveMinute;
const [width, height] = [300, 200];

/** Three people who are photographed: heads and shoulders. */
const guests =
  'M54 102a22 22 0 1 1 44 0 22 22 0 1 1-44 0M28 200q0-68 48-68t48 68zM126 84a24 24 0 1 1 48 0 24 24 0 1 1-48 0M96 200q0-82 54-82t54 82zM202 102a22 22 0 1 1 44 0 22 22 0 1 1-44 0M176 200q0-68 48-68t48 68z';

/** The sizes as frames in each other; what they are called stands beside them. */
function Sizes() {
  return (
    <div className={styles.sizes} role="img" aria-label={sizesLabel}>
      <svg className={styles.frames} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <rect className={styles.size0} width={width} height={height} />
        <path className={styles.guests} d={guests} />
        {sizes.slice(1).map(({ name, side }, index) => (
          <rect
            key={name}
            className={styles[`size${index + 1}`]}
            y={height * (1 - side / 100)}
            width={(width * side) / 100}
            height={(height * side) / 100}
          />
        ))}
        <path className={styles.focus} d="M112 62V42h20m36 0h20v20m0 44v20h-20m-36 0h-20v-20" />
      </svg>
      <span className={styles.names}>
        {sizes.map(({ name, bytes, seconds }, index) => (
          <span key={name} className={styles.size}>
            <span className={`${styles.key} ${styles[`size${index}`]}`} />
            <span>{name}</span>
            <b className={styles.bytes}>{bytes}</b>
            <span className={styles.seconds}>
              {seconds}
              <b className={styles.arrived} data-size={index}>
                {photoDesk.arrived}
              </b>
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** The album on a guest's phone: as many places as fit, the first ones taken. */
function Album() {
  return (
    <div className={styles.album}>
      <span className={styles.albumName}>
        {photoDesk.album}
        <b data-number="">{photoAlbum.taken} 张</b>
      </span>
      <span className={styles.places}>
        {Array.from({ length: photoAlbum.places }, (_, index) => (
          <svg
            key={index}
            className={styles.place}
            data-place=""
            {...(index < photoAlbum.taken && { 'data-taken': '' })}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            aria-hidden="true"
          >
            <path className={styles.guests} d={guests} />
          </svg>
        ))}
      </span>
    </div>
  );
}

/** One photo on its way from the camera into the album and to whom it shows, in the visitor's hand. */
function PhotoConsole() {
  useConsole(desk, load);

  return (
    <div className={styles.desk} {...consoleRoot(photoDesk)}>
      <Sizes />
      <Album />
      <ThumbFoot desk={photoDesk} next="shoot" />
    </div>
  );
}

/** A minute of a photo: what travels when, and how small what travels first is. */
export function ImageLiveMinute({ facts }: PageFacts) {
  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro} className={styles.minute}>
      <PhotoConsole />
      <p className={styles.speed}>{speed}</p>
      <ol className={styles.steps}>
        {fillWords(steps, facts).map((step) => (
          <li key={step.when} className={styles.step}>
            <span className={styles.when}>{step.when}</span>
            <h3 className={styles.name}>{step.title}</h3>
            <span className={styles.carries}>{step.carries}</span>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
