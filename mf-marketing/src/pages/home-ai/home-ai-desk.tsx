import { SceneFrame } from '@site/shared/ui/drawing';
import { moderatorScene } from '@site/drawings/scenes/speaker-scenes';
import { StageFrame } from '@site/drawings/stages/stage-frame';
import { aiDesk } from '../../content/home-ai';
import styles from './home-ai-desk.module.css';

const { captions, clips, summary, checks, mark } = aiDesk;

/** Levels of applause and questions, with the stretches that were picked. */
const waves = Array.from({ length: 60 }, (_, index) => {
  const high = 8 + Math.round(14 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.23)));
  return `M${index * 10 + 5} ${28 - high}v${high * 2}`;
}).join('');
const picked = [
  [80, 90],
  [260, 70],
  [450, 110],
] as const;

function Captions() {
  return (
    <div className={styles.card}>
      <b className={styles.name}>
        {captions.name}
        <span className={styles.mark}>{mark}</span>
      </b>
      {captions.lines.map((line) => (
        <span key={line.at} className={styles.line}>
          <small>{line.at}</small>
          {line.text}
          <span className={styles.other}>{line.other}</span>
          {'fixed' in line && <span className={styles.fixed}>{line.fixed}</span>}
        </span>
      ))}
    </div>
  );
}

function Clips() {
  return (
    <div className={styles.card}>
      <span className={styles.window}>
        <SceneFrame drawing={moderatorScene} className={styles.picture} />
        <span className={styles.spoken}>{captions.lines[2].text}</span>
      </span>
      <svg
        className={styles.waves}
        width="600"
        height="56"
        viewBox="0 0 600 56"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {picked.map(([x, width]) => (
          <rect key={x} x={x} width={width} height="56" fill="#FBD9CB" />
        ))}
        <path d={waves} stroke="#0B6E6E" strokeWidth="4" />
      </svg>
      <b className={styles.name}>
        {clips.name}
        <span className={styles.mark}>{mark}</span>
      </b>
      {clips.list.map(({ text, why }) => (
        <span key={text} className={styles.clip}>
          {text}
          <small>{why}</small>
        </span>
      ))}
    </div>
  );
}

function Summary() {
  return (
    <div className={styles.side}>
      <div className={styles.card}>
        <b className={styles.name}>
          {summary.name}
          <span className={styles.mark}>{mark}</span>
        </b>
        {summary.points.map((point) => (
          <span key={point} className={styles.point}>
            {point}
          </span>
        ))}
      </div>
      <div className={`${styles.card} ${styles.checks}`}>
        <b className={styles.name}>{checks.name}</b>
        {checks.list.map((check) => (
          <span key={check} className={styles.check}>
            {check}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What the tools have prepared while the live stream runs, and what waits for a person. */
export function AiDesk() {
  return (
    <StageFrame label={aiDesk.label} ground="paper" className={styles.desk}>
      <span className={styles.head}>
        <b>{aiDesk.name}</b>
      </span>
      <div className={styles.columns}>
        <Captions />
        <Clips />
        <Summary />
      </div>
    </StageFrame>
  );
}
