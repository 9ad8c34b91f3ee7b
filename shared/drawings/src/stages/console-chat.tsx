import type { ReactNode } from 'react';
import panels from './console-stage.module.css';
import type { ConsoleMessage, ConsoleShow } from './console-show';
import { deskPart } from './desk-button';
import styles from './console-chat.module.css';

/** Beside the mixer of a phone there is no room for a fourth. */
const mostBrief = 3;

function Message({ name, from, text, host = false }: ConsoleMessage) {
  return (
    <span className={host ? `${styles.message} ${styles.host}` : styles.message}>
      <span className={styles.face}>{name.slice(0, 1)}</span>
      <span>
        <span className={styles.speaker}>{`${name} · ${from}`}</span>
        {text}
      </span>
    </span>
  );
}

type ConsoleChatProps = {
  show: ConsoleShow;
  console?: string | undefined;
  /** How many messages there are; what has no room is not seen. */
  most?: number;
  /** Pinned above them. */
  notice?: ReactNode;
  /** Stands below them. */
  children?: ReactNode;
};

/** The audience's side of the desk: checked chat. */
export function ConsoleChat({ show, console, most = mostBrief, notice, children }: ConsoleChatProps) {
  return (
    <div className={`${panels.panel} ${styles.chat}`} {...deskPart(console, 'chat')}>
      <span className={styles.tabs}>
        <b {...deskPart(console, 'tab')}>聊天</b>
        <span>
          提问<i>{show.questions}</i>
        </span>
        <span>
          待审<i>{show.unchecked}</i>
        </span>
      </span>
      {notice}
      <span className={styles.messages} {...deskPart(console, 'people')}>
        {show.messages.slice(0, most).map((message) => (
          <Message key={message.name} {...message} />
        ))}
        <span className={styles.event}>{show.event}</span>
      </span>
      {children}
    </div>
  );
}
