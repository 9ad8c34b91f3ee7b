import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { headroom, stretchedCurve } from '@site/drawings/stages/curve-path';
import { planningRhythm } from '../../content/home-original-service/sections';
import styles from './home-original-service-rhythm.module.css';

const { title, intro, label, beats, bad } = planningRhythm;

/** Viewers of a live stream that lifts itself five times, in percent of the plot. */
const heldAt = [35, 72, 62, 57, 76, 67, 60, 77, 69, 64, 80, 71, 82, 59];

/** Viewers of one in which nothing happens. */
const fadingAt = [35, 72, 59, 50, 42, 35, 30, 25, 22, 18, 15, 13, 10, 8];

/** The plot leaves no room above the top level. */
const shapeOf = (percents: readonly number[]) => stretchedCurve(percents.map((percent) => percent / (100 - headroom)));
const { viewBox, ...held } = shapeOf(heldAt);
const fading = shapeOf(fadingAt);

function Curve() {
  return (
    <div className={styles.plot} role="img" aria-label={label}>
      <svg
        className={styles.curve}
        width="100"
        height="100"
        viewBox={viewBox}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 250H26M0 500H26M0 750H26" stroke="#1D5D62" vectorEffect="non-scaling-stroke" />
        <path d={held.area} fill="#7FE3D4" opacity=".12" />
        <path
          d={fading.line}
          fill="none"
          stroke="#6F9A9A"
          strokeWidth="2"
          strokeDasharray="5 5"
          vectorEffect="non-scaling-stroke"
        />
        <path d={held.line} fill="none" stroke="#7FE3D4" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={styles.bad}>{bad}</span>
    </div>
  );
}

/** The course of a live stream as a curve, and below it what lifts it again. */
export function ShowRhythm() {
  return (
    <Section id="rhythm" ground="dark" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <Curve />
      <ol className={styles.beats}>
        {beats.map(({ at, name, text }) => (
          <li key={name} className={styles.beat}>
            <span className={styles.at}>{at}</span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
