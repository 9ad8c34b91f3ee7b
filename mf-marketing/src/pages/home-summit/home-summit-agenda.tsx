import { DrawnPanel } from '@site/shared/ui/stages/drawn-stage';
import { Bookmark } from 'lucide-react';
import { summitAgenda } from '../../content/home-summit/stages';
import styles from './home-summit-agenda.module.css';

const { label, name, sample, rooms, times, sessions, tracks } = summitAgenda;

/** Row and column of a session as class names: the policy of the site forbids style attributes. */
function place(room: number, from: number, span: number) {
  return `${styles[`room${room}`]} ${styles[`from${from}`]} ${styles[`span${span}`]}`;
}

function Timetable() {
  return (
    <div className={styles.table}>
      {rooms.map((room, index) => (
        <b key={room} className={`${styles.roomName} ${styles[`room${index}`]}`}>
          {room}
        </b>
      ))}
      {times.map((time, index) => (
        <span key={time} className={`${styles.time} ${styles[`from${index}`]}`}>
          {time}
        </span>
      ))}
      {sessions.map((session) => (
        <span
          key={session.name}
          className={`${styles.session} ${place(session.room, session.from, session.span)} ${session.live ? styles.live : ''}`}
        >
          <b>
            {session.name}
            {session.kept && <Bookmark size={14} className={styles.kept} aria-hidden="true" />}
          </b>
          <small>{session.who}</small>
        </span>
      ))}
    </div>
  );
}

/** The hero's picture: three rooms side by side and the tracks of voices. */
export function SummitAgenda() {
  return (
    <DrawnPanel className={styles.agenda} label={label} name={name} sample={sample}>
      <Timetable />
      <div className={styles.foot}>
        <span className={styles.tracks}>
          {tracks.map((track) => (
            <span key={track}>{track}</span>
          ))}
        </span>
      </div>
    </DrawnPanel>
  );
}
