import { DrawnStage } from '../../drawings/drawn-stage';
import { toolsPlan } from '../../content/home-micro-marketing';
import styles from './home-micro-marketing-plan.module.css';

const { label, name, times, bars } = toolsPlan;

/** In the head: which six tools one show gets by with, when each is open, and how many it leaves. */
export function ToolPlan() {
  return (
    <DrawnStage className={styles.plan} label={label}>
      <span className={styles.head}>
        <b>{name}</b>
      </span>
      <span className={styles.times}>
        {times.map((time) => (
          <small key={time}>{time}</small>
        ))}
      </span>
      {bars.map((bar) => (
        <span key={bar.key} className={styles.line}>
          <span className={`${styles.bar} ${styles[bar.key]}`}>{bar.name}</span>
          <small className={`${styles.yields} ${styles[`${bar.key}Yields`]}`}>{bar.yields}</small>
        </span>
      ))}
    </DrawnStage>
  );
}
