import clsx from 'clsx/lite';
import type { PictureFile } from '@site/shared/contract/clip';
import { LiveDot } from '@site/shared/ui/live-dot';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { StageFrame, type StageGround } from '@site/drawings/stages/stage-frame';
import frame from '@site/drawings/stages/stage-frame.module.css';
import cards from '@site/drawings/stages/stage-card.module.css';
import type { Screening } from '../content/stage-data';
import styles from './screen-stage.module.css';

type ScreenStageProps = {
  screening: Screening;
  /** What is on air: `drawingFiles` of the page. */
  picture: PictureFile;
  ground?: StageGround;
  portrait?: boolean;
  className?: string;
};

function Marks({ text }: { text: string }) {
  return (
    <span className={styles.marks}>
      <span>{text}</span>
      <span>{text}</span>
      <span>{text}</span>
    </span>
  );
}

/** A running live stream as its audience sees it, and the card that its organiser works with. */
export function ScreenStage({ screening, picture, className, ...frameProps }: ScreenStageProps) {
  const { label, status, mark, caption, messages = [], card } = screening;
  const names = clsx(styles.room, className);

  return (
    <StageFrame label={label} className={names} {...frameProps}>
      <div className={styles.screen}>
        <SceneFile file={picture} className={styles.picture} />
        {mark && <Marks text={mark} />}
        <span className={styles.status}>
          <LiveDot gap="narrow" />
          {status}
        </span>
        <span className={styles.messages}>
          {messages.map(({ name, text }) => (
            <span key={text}>
              <b>{name}</b>
              {text}
            </span>
          ))}
        </span>
        <span className={styles.caption}>
          <b>{caption.name}</b>
          <span>{caption.text}</span>
        </span>
      </div>
      <div className={`${cards.card} ${cards.float} ${styles.card}`}>
        <b className={styles.cardName}>{card.name}</b>
        {card.rows.map(([name, value]) => (
          <span key={name} className={styles.fact}>
            <span className={frame.quiet}>{name}</span>
            <span>{value}</span>
          </span>
        ))}
        {card.foot && <span className={styles.foot}>{card.foot}</span>}
      </div>
    </StageFrame>
  );
}
