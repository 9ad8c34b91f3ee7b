import styles from './live-room-phone.module.css';
import type { LiveRoom } from '../live-room';
import { ScenePicture, type ShownScene } from '../scene-picture';

function OfferCard({ card }: { card: LiveRoom['card'] }) {
  return (
    <span className={styles.card}>
      <svg width="44" height="44" viewBox="0 0 44 44" fill="none" aria-hidden="true">
        <rect width="44" height="44" rx="6" fill="#E3F2F0" />
        <path d="M13 9h13l6 6v21H13z" fill="#fff" stroke="#0B6E6E" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="M26 9v6h6M18 21h9m-9 5h9m-9 5h5" stroke="#0B6E6E" strokeWidth="1.5" />
        <path d="M29 27h9v9h-9z" fill="#C73E16" />
        <path d="m31.5 31 2 2 3-3.5" stroke="#fff" strokeWidth="1.5" />
      </svg>
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
