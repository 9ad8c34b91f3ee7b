import { useConsole } from '@site/shared/console/use-console';
import { LiveDot } from '@site/shared/ui/live-dot';
import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { consoleRoot, deskButton } from '@site/drawings/stages/desk-button';
import { ThumbFoot } from '@site/drawings/stages/thumb-foot';
import { openSession, summitTicket } from '../../content/summit';
import styles from './summit-ticket.module.css';

const load = () => import(/* webpackChunkName: "console-ticket" */ '../../consoles/ticket');
const { name: desk, event, place, when, holder, code, entered, got, sessions } = summitTicket;

function Agenda() {
  return (
    <div className={styles.agenda}>
      {sessions.map(({ time, hall, name, state, when: is }, index) => (
        <button
          key={hall}
          className={styles.session}
          aria-pressed={index === openSession}
          data-session=""
          {...deskButton(desk, 'go', index)}
        >
          <span className={styles.time}>{time}</span>
          <span>
            <b>{name}</b>
            <span className={styles.quiet}>
              {hall}
              <span className={styles.got}> · {got}</span>
            </span>
          </span>
          <span className={is === 'live' ? `${styles.state} ${styles.now}` : styles.state}>
            {is === 'live' && <LiveDot gap="narrow" />}
            {state}
          </span>
        </button>
      ))}
    </div>
  );
}

/** A ticket that opens the meeting, with the day's agenda: it lets in, goes from hall to hall and fetches handouts. */
export function SummitTicket() {
  useConsole(desk, load);

  return (
    <div className={styles.ticket} {...consoleRoot(summitTicket)}>
      <div className={styles.head}>
        <span className={styles.name}>{event}</span>
        <span>{place}</span>
        <span className={styles.when}>{when}</span>
      </div>
      <div className={styles.stub}>
        <span>
          <span className={styles.quiet}>{holder[0]}</span>
          <b>{holder[1]}</b>
          <span className={styles.quiet}>{code}</span>
        </span>
        <b className={styles.entered}>{entered}</b>
        <QrPlaceholder />
      </div>
      <Agenda />
      <ThumbFoot desk={summitTicket} next="enter" />
    </div>
  );
}
