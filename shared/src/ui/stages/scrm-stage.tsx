'use static';

import clsx from 'clsx/lite';
import { Picture } from '../picture';
import { type FollowUp, leadFollowUp } from './follow-up';
import { followUpFiles } from './follow-up-files';
import styles from './scrm-stage.module.css';
import { StageFrame, type StageGround } from './stage-frame';
import frame from './stage-frame.module.css';
import cards from './stage-card.module.css';
import chips from './stage-chip.module.css';
import faces from './stage-face.module.css';

export type { FollowUp };

type Part = { followUp: FollowUp };

function Conversation({ followUp: { person, time, messages, sent } }: Part) {
  return (
    <div className={`${cards.card} ${styles.chat}`}>
      <span className={styles.person}>
        <span className={`${faces.face} ${styles.big}`}>{person.name.slice(0, 1)}</span>
        <span>
          <b>{person.name}</b>
          <small className={frame.quiet}>{person.from}</small>
        </span>
      </span>
      <span className={styles.text}>
        <small className={frame.quiet}>{time}</small>
        {messages.map(({ text, mine = false }) => (
          <span key={text} className={mine ? `${styles.bubble} ${styles.mine}` : styles.bubble}>
            {text}
          </span>
        ))}
        <span className={styles.sent}>
          <Picture file={followUpFiles.sentPaper} alt="" />
          <span>
            <b>{sent.name}</b>
            <small className={frame.quiet}>{sent.text}</small>
          </span>
        </span>
      </span>
      <span className={styles.reply}>{`回复${person.name}`}</span>
    </div>
  );
}

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
      <svg className={styles.measure} width="100%" height="12" aria-hidden="true">
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

type ScrmStageProps = { followUp?: FollowUp; ground?: StageGround; portrait?: boolean; className?: string };

/** A conversation in the company's messenger beside what the show taught about the person; on phones without the chat, as is an upright stage. */
export function ScrmStage({ followUp = leadFollowUp, ground = 'sand', className, ...frameProps }: ScrmStageProps) {
  const names = clsx(styles.desk, className);

  return (
    <StageFrame label={followUp.label} ground={ground} className={names} {...frameProps}>
      {!frameProps.portrait && <Conversation followUp={followUp} />}
      <div className={styles.side}>
        <Profile followUp={followUp} />
        <Tasks followUp={followUp} />
      </div>
    </StageFrame>
  );
}
