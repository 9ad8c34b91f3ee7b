import { StageFrame } from '@site/drawings/stages/stage-frame';
import { handover } from '../../content/home-promotion/sections';
import styles from './home-promotion-handover.module.css';

/** One project on one sheet: the partner's work on the left, ours on the right, handed over step by step. */
export function HandoverSheet() {
  const { label, name, project, sides, steps } = handover;

  return (
    <StageFrame label={label} ground="paper" className={styles.sheet}>
      <span className={styles.head}>
        <b>{name}</b>
        {project}
      </span>
      <span className={styles.sides}>
        {sides.map((side) => (
          <b key={side}>{side}</b>
        ))}
      </span>
      <div className={styles.steps}>
        {steps.map(({ side, when, what, how }) => (
          <span key={what} className={side === 'house' ? `${styles.step} ${styles.house}` : styles.step}>
            <small className={styles.when}>{when}</small>
            <b>{what}</b>
            <span className={styles.how}>{how}</span>
          </span>
        ))}
      </div>
    </StageFrame>
  );
}
