import { Picture } from '@site/shared/ui/picture';
import type { FollowUp } from '../../stages/follow-up';
import { followUpFiles } from './follow-up-files';
import cards from '../../stages/stage-card.module.css';
import faces from './stage-face.module.css';
import frame from '../../stages/stage-frame.module.css';
import styles from './scrm-conversation.module.css';

/** The chat in the company's messenger. */
export function ScrmConversation({ followUp: { person, time, messages, sent } }: { followUp: FollowUp }) {
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
