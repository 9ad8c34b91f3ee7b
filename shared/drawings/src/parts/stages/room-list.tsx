import clsx from 'clsx/lite';
import type { LiveRoom } from '../../stages/live-room';
import cards from '../../stages/stage-card.module.css';
import chips from '../../stages/stage-chip.module.css';
import faces from './stage-face.module.css';
import styles from './room-list.module.css';

/** Who came, beside the phone. */
export function RoomList({ list }: { list: NonNullable<LiveRoom['list']> }) {
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
