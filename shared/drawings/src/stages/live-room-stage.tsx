'use static';

import { type LiveRoom, launchRoom } from './live-room';
import styles from './live-room-stage.module.css';
import { RoomList } from '../parts/stages/room-list';
import { type LiveRoomStageProps, PortraitLiveRoomStage } from './portrait-live-room-stage';

export type { LiveRoom };

/** A phone with a running live room; the list beside it shows from 768 px on. */
export function LiveRoomStage({ room, ...props }: LiveRoomStageProps) {
  const list = room && 'list' in room ? room.list : launchRoom.list;

  return (
    <PortraitLiveRoomStage room={room} className={styles.wide} {...props}>
      {list && <RoomList list={list} />}
    </PortraitLiveRoomStage>
  );
}
