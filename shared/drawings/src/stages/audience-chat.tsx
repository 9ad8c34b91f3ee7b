import type { ConsoleShow } from './console-show';
import { deskButton, deskPart } from './desk-button';
import styles from './audience-chat.module.css';
import { ConsoleChat } from './console-chat';
import windows from '../parts/stages/console-windows.module.css';

/** On a picture no width has room for more. */
const mostOnPicture = 4;

type AudienceProps = { show: ConsoleShow; console?: string | undefined };

function Poll({ show: { poll }, console }: AudienceProps) {
  return (
    <div className={styles.poll} {...deskPart(console, 'poll')}>
      <span className={styles.pollHead}>
        <b>{poll.ask}</b>
        <span {...deskPart(console, 'votes')}>{poll.votes}</span>
      </span>
      {poll.options.map(({ name, percent }) => (
        <span key={name} className={styles.option} {...deskPart(console, 'option', percent)}>
          <svg className={windows.scene} width="100%" height="100%" aria-hidden="true">
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

/** The audience's side where there is room for all of it: with a pinned notice, a running poll and the reply. */
export function AudienceChat({ show, console }: AudienceProps) {
  const notice = (
    <span className={styles.notice}>
      <b>置顶公告</b>
      {show.notice}
    </span>
  );

  return (
    <ConsoleChat show={show} console={console} most={console ? show.messages.length : mostOnPicture} notice={notice}>
      <Poll show={show} console={console} />
      <span className={styles.reply}>
        以主办方身份回复<span className={styles.checked}>先审后发</span>
      </span>
    </ConsoleChat>
  );
}
