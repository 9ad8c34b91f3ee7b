import { DrawnPanel } from '@site/shared/ui/stages/drawn-stage';
import { conferenceStairs } from '../../content/home-marketing-conference/stages';
import styles from './home-marketing-conference-stairs.module.css';

const { label, name, sample, steps } = conferenceStairs;

/** Height of the tallest stair, in units of the drawing. */
const tallest = 120;
const invited = steps[0]?.count ?? 1;

/** The hero's picture: a funnel of five steps, as stairs. */
export function ConferenceStairs() {
  return (
    <DrawnPanel className={styles.stage} label={label} name={name} sample={sample}>
      <div className={styles.stairs}>
        {steps.map(({ name: step, count, note, who }, index) => {
          const height = Math.round((count / invited) * tallest);
          return (
            <div key={step} className={styles.stair}>
              <svg
                className={styles.block}
                width="100"
                height={tallest}
                viewBox={`0 0 100 ${tallest}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect
                  y={tallest - height}
                  width="100"
                  height={height}
                  fill={index === steps.length - 1 ? '#C73E16' : '#0B6E6E'}
                  opacity={index === steps.length - 1 ? 1 : 1 - index * 0.14}
                />
              </svg>
              <span className={styles.text}>
                <span className={styles.step}>{step}</span>
                <b>{count}</b>
                <span>{note}</span>
                <small>{who}</small>
              </span>
            </div>
          );
        })}
      </div>
    </DrawnPanel>
  );
}
