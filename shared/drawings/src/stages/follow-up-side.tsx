import cards from './stage-card.module.css';
import chips from './stage-chip.module.css';
import frame from './stage-frame.module.css';
import type { FollowUp } from './follow-up';
import styles from './follow-up-side.module.css';

type Part = { followUp: FollowUp };

function Profile({ followUp: { facts, measure, tags } }: Part) {
  return (
    <div className={`${cards.card} ${cards.float} ${styles.profile}`}>
      <b>{facts.name}</b>
      {facts.rows.map(([name, value]) => (
        <span key={name} className={styles.fact}>
          <span className={frame.quiet}>{name}</span>
          {value}
        </span>
      ))}
      <svg className={styles.measure} width="100%" height="6" aria-hidden="true">
        <rect width="100%" height="6" rx="3" fill="#E3EDED" />
        <rect width={`${measure.percent}%`} height="6" rx="3" fill="#0B6E6E" />
      </svg>
      <span className={styles.ends}>
        {measure.start}
        <b>{measure.end}</b>
      </span>
      <span className={styles.tags}>
        {tags.map((tag) => (
          <span key={tag} className={chips.chip}>
            {tag}
          </span>
        ))}
      </span>
    </div>
  );
}

function Tasks({ followUp: { tasks } }: Part) {
  return (
    <div className={`${cards.card} ${styles.tasks}`}>
      <b>
        今日跟进 <span className={styles.count}>{tasks.length}</span>
      </b>
      {tasks.map(({ text, who, done = false }) => (
        <span key={text} className={done ? `${styles.task} ${styles.done}` : styles.task}>
          <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
            <rect
              x=".75"
              y=".75"
              width="16.5"
              height="16.5"
              rx="4.5"
              fill={done ? '#0B6E6E' : '#fff'}
              stroke="#A9C6C5"
              strokeWidth="1.5"
            />
            {done && <path d="m5 9.3 2.7 2.7L13 6.5" stroke="#fff" strokeWidth="1.6" />}
          </svg>
          <span>{text}</span>
          <small className={frame.quiet}>{who}</small>
        </span>
      ))}
    </div>
  );
}

/** What the show taught about a person, and what is to be done about it. */
export function FollowUpSide({ followUp }: Part) {
  return (
    <div className={styles.side}>
      <Profile followUp={followUp} />
      <Tasks followUp={followUp} />
    </div>
  );
}
