import { DrawnPanel } from '../../drawings/drawn-stage';
import clsx from 'clsx/lite';
import { Bookmark } from 'lucide-react';
import { Fragment } from 'react';
import { summitAgenda } from '../../content/home-summit/stages';
import styles from './home-summit-agenda.module.css';

const { label, summit, day, rooms, times, sessions, tracks } = summitAgenda;

type Session = (typeof sessions)[number];

const begins = ({ from }: Session) => from;
const ends = ({ from, span }: Session) => from + span;

function Place({ session: { name: title, who, span, live = false, kept = false } }: { session: Session }) {
  return (
    <span className={clsx(styles.session, span > 1 && styles.long, live && styles.live)}>
      <b>
        {title}
        {kept && <Bookmark size={14} className={styles.kept} aria-hidden="true" />}
      </b>
      <small>{who}</small>
    </span>
  );
}

/** One room from top to bottom; what is free in between is an empty place. */
function Room({ room }: { room: number }) {
  const own = sessions.filter((session) => session.room === room).sort((one, other) => begins(one) - begins(other));

  return (
    <>
      <b className={styles.roomName}>{rooms[room]}</b>
      {own.map((session, index) => {
        const before = own[index - 1];
        return (
          <Fragment key={session.name}>
            {begins(session) > (before ? ends(before) : 0) && <span />}
            <Place session={session} />
          </Fragment>
        );
      })}
    </>
  );
}

/** Column by column: the policy of the site forbids style attributes that would say where each session stands. */
function Timetable() {
  return (
    <div className={styles.table}>
      <span />
      {times.map((time) => (
        <span key={time} className={styles.time}>
          {time}
        </span>
      ))}
      {rooms.map((room, index) => (
        <Room key={room} room={index} />
      ))}
    </div>
  );
}

/** The hero's picture: three rooms side by side and the tracks of voices. */
export function SummitAgenda() {
  return (
    <DrawnPanel
      className={styles.agenda}
      label={label}
      name={
        <>
          <span data-event-name="">{summit}</span>
          {day}
        </>
      }
    >
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
