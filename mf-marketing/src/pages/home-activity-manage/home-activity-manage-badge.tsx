import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { CircleCheck } from 'lucide-react';
import { eventBadge } from '../../content/home-activity-manage/stages';
import styles from './home-activity-manage-badge.module.css';

const { label, badge, desk } = eventBadge;

function Desk() {
  return (
    <div className={styles.desk}>
      <span className={styles.lane}>{desk.name}</span>
      <span className={styles.done}>
        <CircleCheck size={28} aria-hidden="true" />
        {desk.done}
      </span>
      <b className={styles.count}>{desk.count}</b>
      <span>{desk.print}</span>
      <span className={styles.lanes}>
        {desk.lanes.map(({ name, value, share }) => (
          <span key={name} className={styles.queue}>
            {name}
            <small>{value}</small>
            <svg width="100" height="6" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 3H100" stroke="#1D4F53" strokeWidth="6" />
              <path d={`M0 3H${share}`} stroke="#7FE3D4" strokeWidth="6" />
            </svg>
          </span>
        ))}
      </span>
    </div>
  );
}

function Badge() {
  return (
    <div className={styles.hung}>
      <svg className={styles.strap} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
        <path d="M18-4 56 78M102-4 64 78" stroke="#C73E16" strokeWidth="14" />
        <path d="M50 70h20v22H50z" fill="#A9C6C5" />
      </svg>
      <div className={styles.badge}>
        <span className={styles.event} data-event-name="">
          {badge.event}
        </span>
        <b className={styles.name}>{badge.name}</b>
        <span className={styles.unit}>{badge.unit}</span>
        <span className={styles.foot}>
          <span className={styles.code}>
            <QrPlaceholder />
          </span>
          <span className={styles.rows}>
            {badge.rows.map(([name, value]) => (
              <span key={name}>
                <small>{name}</small>
                {value}
              </span>
            ))}
          </span>
        </span>
        <span className={styles.kind}>
          {badge.kind}
          <small>{badge.sample}</small>
        </span>
      </div>
    </div>
  );
}

/** The desk at the door, and the badge that it has just printed. */
export function BadgeStage() {
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <Desk />
      <Badge />
    </div>
  );
}
