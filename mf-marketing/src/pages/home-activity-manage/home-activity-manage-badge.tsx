import { useConsole } from '@site/shared/console/use-console';
import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { consoleRoot } from '@site/drawings/stages/desk-button';
import { ThumbFoot } from '@site/drawings/stages/thumb-foot';
import { CircleCheck } from 'lucide-react';
import { checkedInBefore, doorDesk, guests } from '../../content/home-activity-manage/console';
import styles from './home-activity-manage-badge.module.css';

const load = () => import(/* webpackChunkName: "console-door" */ '../../consoles/door');
const { name: desk } = doorDesk;
const [guest] = guests;
/** The place of the lane that the visitor works at. */
const own = 1;

function Screen() {
  return (
    <div className={styles.desk}>
      <span className={styles.lane}>{doorDesk.lane}</span>
      <span className={styles.done}>
        <CircleCheck size={28} aria-hidden="true" />
        {doorDesk.done}
      </span>
      <b className={styles.count} data-number="">{`第 ${checkedInBefore + 1} 位`}</b>
      <span className={styles.lanes}>
        {doorDesk.lanes.map(({ name, value, share }, index) => (
          <span key={name} className={index === own ? styles.queue : `${styles.queue} ${styles.other}`}>
            <span>{name}</span>
            <small {...(index === own && { 'data-waiting': '' })}>{value}</small>
            <svg width="100" height="6" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 3H100" stroke="#1D4F53" strokeWidth="6" />
              <path d={`M0 3H${share}`} stroke="#7FE3D4" strokeWidth="6" {...(index === own && { 'data-queue': '' })} />
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
      <div className={styles.badge} data-badge="">
        <span className={styles.event} data-event-name="">
          {doorDesk.event}
        </span>
        <b className={styles.name} data-guest="name">
          {guest.name}
        </b>
        <span className={styles.unit} data-guest="unit">
          {guest.unit}
        </span>
        <span className={styles.foot}>
          <span className={styles.code}>
            <QrPlaceholder />
          </span>
          <span className={styles.rows}>
            <small>{doorDesk.seat}</small>
            <span data-guest="seat">{guest.seat}</span>
            <small>{doorDesk.room}</small>
            <span data-guest="room">{guest.room}</span>
          </span>
        </span>
        <span className={styles.kind}>
          <span data-guest="kind">{guest.kind}</span>
        </span>
        <b className={styles.entered}>{doorDesk.entered}</b>
      </div>
    </div>
  );
}

/** The counter at the door, and the badge that it prints: who is next is checked in, gets it, and is let in. */
export function DoorConsole() {
  useConsole(desk, load);

  return (
    <div className={styles.console} {...consoleRoot(doorDesk)}>
      <div className={styles.stage}>
        <Screen />
        <Badge />
      </div>
      <ThumbFoot desk={doorDesk} next="enter" />
    </div>
  );
}
