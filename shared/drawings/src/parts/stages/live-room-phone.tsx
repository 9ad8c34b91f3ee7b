import { Picture } from '@site/shared/ui/picture';
import styles from './live-room-phone.module.css';
import type { LiveRoom } from '../../stages/live-room';
import { roomFiles } from './live-room-files';
import { ScenePicture, type ShownScene } from '../../stages/scene-picture';

function OfferCard({ card }: { card: LiveRoom['card'] }) {
  return (
    <span className={styles.card}>
      <Picture file={roomFiles.offerPaper} alt="" />
      <span className={styles.offer}>
        <b>{card.name}</b>
        {card.price && <em>{card.price}</em>}
        <small>{card.text}</small>
      </span>
      <span className={styles.take}>{card.action}</span>
    </span>
  );
}

/** The viewer's phone, 248 × 520; the stage may cut its foot. */
export function LiveRoomPhone({ room, scene }: { room: LiveRoom; scene: ShownScene }) {
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <ScenePicture scene={scene} className={styles.scene} />
        <span className={styles.head}>
          <span className={styles.face}>{room.name.slice(0, 1)}</span>
          <span>
            <b>{room.name}</b>
            <small>{room.status}</small>
          </span>
        </span>
        <span className={styles.sign}>{room.sign}</span>
        <span className={styles.messages}>
          {room.messages.map(({ name, text }) => (
            <span key={name + text}>
              <b>{name}</b>
              {text}
            </span>
          ))}
        </span>
        <OfferCard card={room.card} />
        <span className={styles.say}>说点什么</span>
      </div>
    </div>
  );
}
