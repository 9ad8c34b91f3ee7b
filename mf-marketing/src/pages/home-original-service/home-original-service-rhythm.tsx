import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { planningRhythm } from '../../content/home-original-service/sections';
import styles from './home-original-service-rhythm.module.css';

const { title, intro, label, beats, bad, note } = planningRhythm;

/** Viewers of a live stream that lifts itself five times, in a plot of 100 × 100. */
const held = [
  'M0 65C4 65 4 28 8 28C12 28 12 38 15 38C19 38 19 43 23 43C27 43 27 24 31 24C35 24 35 33 38 33',
  'C42 33 42 40 46 40C50 40 50 23 54 23C58 23 58 31 62 31C66 31 66 36 69 36C73 36 73 20 77 20',
  'C81 20 81 29 85 29C89 29 89 18 92 18C96 18 96 41 100 41',
].join('');

/** Viewers of one in which nothing happens. */
const fading = [
  'M0 65C4 65 4 28 8 28C12 28 12 41 15 41C19 41 19 50 23 50C27 50 27 58 31 58C35 58 35 65 38 65',
  'C42 65 42 70 46 70C50 70 50 75 54 75C58 75 58 78 62 78C66 78 66 82 69 82C73 82 73 85 77 85',
  'C81 85 81 87 85 87C89 87 89 90 92 90C96 90 96 92 100 92',
].join('');

function Curve() {
  return (
    <div className={styles.plot} role="img" aria-label={label}>
      <svg
        className={styles.curve}
        width="100"
        height="100"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 25H100M0 50H100M0 75H100" stroke="#1D5D62" vectorEffect="non-scaling-stroke" />
        <path d={`${held}V100H0Z`} fill="#7FE3D4" opacity=".12" />
        <path
          d={fading}
          fill="none"
          stroke="#6F9A9A"
          strokeWidth="2"
          strokeDasharray="5 5"
          vectorEffect="non-scaling-stroke"
        />
        <path d={held} fill="none" stroke="#7FE3D4" strokeWidth="3" vectorEffect="non-scaling-stroke" />
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
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
