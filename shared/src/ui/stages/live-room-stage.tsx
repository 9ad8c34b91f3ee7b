'use static';

import clsx from 'clsx/lite';
import { qrFiles } from '../qr-files';
import { type LiveRoom, launchRoom } from './live-room';
import { LiveRoomPhone } from './parts/live-room-phone';
import { SceneFile } from './scene-file';
import type { ShownScene } from './scene-picture';
import styles from './live-room-stage.module.css';
import { StageFrame, type StageGround } from './stage-frame';
import frame from './stage-frame.module.css';
import cards from './stage-card.module.css';
import chips from './stage-chip.module.css';
import faces from './stage-face.module.css';

export type { LiveRoom };

function RoomList({ list }: { list: NonNullable<LiveRoom['list']> }) {
  return (
    <div className={`${cards.card} ${styles.list}`}>
      <span className={styles.listHead}>
        <b>{list.name}</b>
        {list.count}
      </span>
      {list.rows.map(({ name, tag, tone = 'plain', value }) => (
        <span key={name} className={styles.row}>
          <span className={faces.face}>{name.slice(0, 1)}</span>
          {name}
          <span className={clsx(chips.chip, chips[tone])}>{tag}</span>
          <span className={styles.value}>{value}</span>
        </span>
      ))}
      <span className={styles.note}>{list.note}</span>
    </div>
  );
}

type LiveRoomStageProps = {
  /** What differs from the launch; `label` with it, when the list or the code does. */
  room?: Partial<LiveRoom>;
  /** Who speaks in the room, upright. */
  scene: ShownScene;
  ground?: StageGround;
  portrait?: boolean;
  className?: string;
};

/** A phone with a running live room; the list beside it shows from 768 px on, and never where the stage is upright. */
export function LiveRoomStage({ room: changes, scene, className, ...frameProps }: LiveRoomStageProps) {
  const room: LiveRoom = { ...launchRoom, ...changes };
  const names = clsx(styles.room, className);

  return (
    <StageFrame label={room.label} className={names} {...frameProps}>
      {room.list && !frameProps.portrait && <RoomList list={room.list} />}
      <LiveRoomPhone room={room} scene={scene} />
      {room.code && (
        <div className={`${cards.card} ${cards.float} ${styles.code}`}>
          <SceneFile file={qrFiles.code} atOnce className={styles.modules} />
          <b>{room.code.name}</b>
          <span className={frame.quiet}>{room.code.text}</span>
        </div>
      )}
    </StageFrame>
  );
}
