import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { StageFrame } from '@site/drawings/stages/stage-frame';
import { Check } from 'lucide-react';
import { codeBoard, sopWeek, tagFlow } from '../../content/home-vz-scrm/stages';
import styles from './home-vz-scrm-stages.module.css';

/** One code, the people who get its customers, and where those come from. */
export function CodeBoard() {
  const { label, code, codeNote, people, channels, channelsName } = codeBoard;

  return (
    <StageFrame label={label} className={styles.board}>
      <div className={`${styles.card} ${styles.code}`}>
        <QrPlaceholder />
        <b>{code}</b>
        <span>{codeNote}</span>
      </div>
      <div className={styles.people}>
        {people.map(({ name, store, count, on }) => (
          <span key={name} className={on ? styles.person : `${styles.person} ${styles.full}`}>
            <span className={styles.face}>{name.slice(0, 1)}</span>
            <span>
              <b>{name}</b>
              <small>{store}</small>
            </span>
            <small>{count}</small>
          </span>
        ))}
      </div>
      <div className={`${styles.card} ${styles.channels}`}>
        <b>{channelsName}</b>
        {channels.map(({ name, value, share }) => (
          <span key={name} className={styles.channel}>
            {name}
            <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
              <rect width="100%" height="8" rx="4" fill="#EDF5F4" />
              <rect width={`${share}%`} height="8" rx="4" fill="#0B6E6E" />
            </svg>
            <b>{value}</b>
          </span>
        ))}
      </div>
    </StageFrame>
  );
}

/** What a person did, and what tag it became. */
export function TagFlow() {
  const { label, person, moves } = tagFlow;

  return (
    <StageFrame label={label} ground="sand" className={styles.flow}>
      <div className={`${styles.card} ${styles.story}`}>
        <span className={styles.who}>
          <span className={styles.face}>{person.name.slice(0, 1)}</span>
          <span>
            <b>{person.name}</b>
            <small>{person.from}</small>
          </span>
        </span>
        {moves.map((move) => (
          <span key={move.when} className={styles.move}>
            <small>{move.when}</small>
            <span>{move.did}</span>
            <span className={'old' in move ? `${styles.tag} ${styles.old}` : styles.tag}>{move.tag}</span>
          </span>
        ))}
      </div>
    </StageFrame>
  );
}

/** A week of a group, one message a day. */
export function SopWeek() {
  const { label, title, days, note } = sopWeek;

  return (
    <StageFrame label={label} className={styles.week}>
      <b className={styles.weekTitle}>{title}</b>
      <div className={styles.days}>
        {days.map((item) => (
          <span key={item.day} className={'now' in item ? `${styles.day} ${styles.now}` : styles.day}>
            <b>{item.day}</b>
            <span>{item.what}</span>
            <small>{item.who}</small>
            {'done' in item && <Check size={16} className={styles.done} aria-hidden="true" />}
          </span>
        ))}
      </div>
      <span className={styles.note}>{note}</span>
    </StageFrame>
  );
}
