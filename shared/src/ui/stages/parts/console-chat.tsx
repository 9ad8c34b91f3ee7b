import type { ConsoleMessage, ConsoleShow } from '../console-show';
import styles from './console-chat.module.css';
import panels from '../console-stage.module.css';

function Message({ name, from, text, host = false }: ConsoleMessage) {
  return (
    <span className={host ? `${styles.message} ${styles.host}` : styles.message}>
      <span className={styles.face}>{name.slice(0, 1)}</span>
      <span className={styles.said}>
        <span className={styles.speaker}>
          {name} · {from}
        </span>
        {text}
      </span>
    </span>
  );
}

function Poll({ poll }: { poll: ConsoleShow['poll'] }) {
  return (
    <div className={styles.poll}>
      <span className={styles.pollHead}>
        <b>{poll.ask}</b>
        {poll.votes}
      </span>
      {poll.options.map(({ name, percent }) => (
        <span key={name} className={styles.option}>
          <svg className={styles.share} aria-hidden="true">
            <rect width={`${percent}%`} height="100%" fill="#A8D9D2" />
          </svg>
          <span>{name}</span>
          <span>{percent}%</span>
        </span>
      ))}
    </div>
  );
}

/** The audience's side of the desk: checked chat, a pinned notice and a running poll. */
export function ConsoleChat({ show }: { show: ConsoleShow }) {
  return (
    <div className={`${panels.panel} ${styles.chat}`}>
      <span className={styles.tabs}>
        <b>聊天</b>
        <span>
          提问<i>{show.questions}</i>
        </span>
        <span>
          待审<i>{show.unchecked}</i>
        </span>
      </span>
      <span className={styles.notice}>
        <b>置顶公告</b>
        {show.notice}
      </span>
      <span className={styles.messages}>
        {show.messages.map((message) => (
          <Message key={message.name} {...message} />
        ))}
        <span className={styles.event}>{show.event}</span>
      </span>
      <Poll poll={show.poll} />
      <span className={styles.reply}>
        以主办方身份回复<span className={styles.checked}>先审后发</span>
      </span>
    </div>
  );
}
