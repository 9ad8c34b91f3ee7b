import { LiveDot } from '@site/shared/ui/live-dot';
import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { summitTicket } from '../../content/summit';
import styles from './summit-ticket.module.css';

const { label, name, place, when, holder, code, now, sessions } = summitTicket;

/** A ticket that opens the meeting, and the day's agenda on it. */
export function SummitTicket() {
  return (
    <div className={styles.ticket} role="img" aria-label={label}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span>{place}</span>
        <span className={styles.when}>{when}</span>
      </div>
      <div className={styles.stub}>
        <span>
          <span className={styles.quiet}>{holder[0]}</span>
          <b>{holder[1]}</b>
          <span className={styles.quiet}>{code}</span>
        </span>
        <QrPlaceholder />
      </div>
      <div className={styles.agenda}>
        {sessions.map(({ time, hall, name: session, live }) => (
          <span key={hall + session} className={live ? `${styles.session} ${styles.live}` : styles.session}>
            <span className={styles.time}>{time}</span>
            <span>
              <b>{session}</b>
              <span className={styles.quiet}>{hall}</span>
            </span>
            {live && (
              <span className={styles.now}>
                <LiveDot gap="narrow" />
                {now}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
