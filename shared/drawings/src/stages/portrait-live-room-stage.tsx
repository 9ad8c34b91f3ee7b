'use static';

import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { qrFiles } from '@site/shared/ui/qr-files';
import { type LiveRoom, launchRoom } from './live-room';
import { LiveRoomPhone } from '../parts/stages/live-room-phone';
import styles from './portrait-live-room-stage.module.css';
import { SceneAtOnce } from './scene-at-once';
import type { ShownScene } from './scene-picture';
import cards from './stage-card.module.css';
import { StageFrame, type StageGround } from './stage-frame';
import frame from './stage-frame.module.css';

export type LiveRoomStageProps = {
  /** What differs from the launch; `label` with it, when the list or the code does. */
  room?: Partial<LiveRoom> | undefined;
  /** Who speaks in the room, upright. */
  scene: ShownScene;
  ground?: StageGround | undefined;
};

type PortraitLiveRoomStageProps = LiveRoomStageProps & {
  className?: string | undefined;
  /** Stands before the phone. */
  children?: ReactNode;
};

/** A phone with a running live room; alone it has the same arrangement at every width, for pages made for phones. */
export function PortraitLiveRoomStage({
  room: changes,
  scene,
  ground,
  className,
  children,
}: PortraitLiveRoomStageProps) {
  const room: LiveRoom = { ...launchRoom, ...changes };
  const names = clsx(styles.room, className);

  return (
    <StageFrame label={room.label} ground={ground} portrait className={names}>
      {children}
      <LiveRoomPhone room={room} scene={scene} />
      {room.code && (
        <div className={`${cards.card} ${cards.float} ${styles.code}`}>
          <SceneAtOnce file={qrFiles.code} className={styles.modules} />
          <b>{room.code.name}</b>
          <span className={frame.quiet}>{room.code.text}</span>
        </div>
      )}
    </StageFrame>
  );
}
