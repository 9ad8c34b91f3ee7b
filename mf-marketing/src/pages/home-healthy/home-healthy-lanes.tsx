import { BadgeCheck } from 'lucide-react';
import { healthyLanes } from '../../content/home-healthy/stages';
import styles from './home-healthy-lanes.module.css';

const { label, name, lanes, speaker } = healthyLanes;
const tones = { warm: styles.warm, good: styles.good };

/** The hero's picture: scripts on their way through the checks, and the speaker who is allowed on air. */
export function HealthyLanes() {
  return (
    <div className={styles.board} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{name}</b>
      </span>
      <div className={styles.lanes}>
        {lanes.map((lane) => (
          <div key={lane.name} className={styles.lane}>
            <span className={styles.laneName}>
              <b>{lane.name}</b>
              {lane.count}
            </span>
            {lane.drafts.map((draft) => (
              <span key={draft.name} className={styles.draft}>
                <b>{draft.name}</b>
                <small>{draft.who}</small>
                <span className={draft.tone ? `${styles.mark} ${tones[draft.tone]}` : styles.mark}>{draft.mark}</span>
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.speaker}>
        <BadgeCheck size={32} className={styles.badge} aria-hidden="true" />
        <span>
          <b>{speaker.name}</b>
          <small>{speaker.note}</small>
        </span>
        <span className={styles.rows}>
          {speaker.rows.map(([row, value]) => (
            <span key={row}>
              <small>{row}</small>
              {value}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
