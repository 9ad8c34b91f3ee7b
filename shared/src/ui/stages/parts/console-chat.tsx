import type { ConsoleMessage, ConsoleShow } from '../console-show';
import { deskButton, deskPart } from '../desk-button';
import styles from './console-chat.module.css';
import panels from '../console-stage.module.css';

/** On a picture no width has room for more; where it never gets wide, not for the fourth. */
const mostOnPicture = 4;
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

function Poll({ poll, console }: { poll: ConsoleShow['poll']; console?: string | undefined }) {
  return (
    <div className={styles.poll} {...deskPart(console, 'poll')}>
      <span className={styles.pollHead}>
        <b>{poll.ask}</b>
        <span {...deskPart(console, 'votes')}>{poll.votes}</span>
      </span>
      {poll.options.map(({ name, percent }) => (
        <span key={name} className={styles.option} {...deskPart(console, 'option', percent)}>
          <svg className={styles.share} width="100%" height="100%" aria-hidden="true">
            <rect width={`${percent}%`} height="100%" fill="#A8D9D2" />
          </svg>
          <span>{name}</span>
          <span>{`${percent}%`}</span>
        </span>
      ))}
      {console && <button {...deskButton(console, 'poll')}>开始投票</button>}
    </div>
  );
}

type ConsoleChatProps = {
  show: ConsoleShow;
  console?: string | undefined;
  /** Of a picture that never gets wide, only what fits beside the mixer. */
  brief?: boolean;
};

/** The audience's side of the desk: checked chat, a pinned notice and a running poll. */
export function ConsoleChat({ show, console, brief = false }: ConsoleChatProps) {
  const messages = console ? show.messages : show.messages.slice(0, brief ? mostBrief : mostOnPicture);

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
      {!brief && (
        <span className={styles.notice}>
          <b>置顶公告</b>
          {show.notice}
        </span>
      )}
      <span className={styles.messages} {...deskPart(console, 'people')}>
        {messages.map((message) => (
          <Message key={message.name} {...message} />
        ))}
        <span className={styles.event}>{show.event}</span>
      </span>
      {!brief && (
        <>
          <Poll poll={show.poll} console={console} />
          <span className={styles.reply}>
            以主办方身份回复<span className={styles.checked}>先审后发</span>
          </span>
        </>
      )}
    </div>
  );
}
