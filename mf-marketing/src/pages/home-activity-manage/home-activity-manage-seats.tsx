import clsx from 'clsx/lite';
import { Picture } from '@site/shared/ui/picture';
import { StageFrame } from '@site/drawings/stages/stage-frame';
import { eventSeats } from '../../content/home-activity-manage/stages';
import { hallFiles } from './home-activity-manage-scenes';
import styles from './home-activity-manage-seats.module.css';

const { label, name, stage, legend, chosen } = eventSeats;

/** The hall from above with every seat, while somebody is moved. */
export function SeatStage() {
  return (
    <StageFrame label={label} className={styles.desk}>
      <div className={styles.sheet}>
        <span className={styles.head}>
          <b>{name}</b>
        </span>
        <span className={styles.hall}>
          <Picture file={hallFiles.hall} alt="" className={styles.plan} />
          <span className={styles.front}>{stage}</span>
        </span>
        <span className={styles.legend}>
          {legend.map(({ name: kind, tone }) => (
            <span key={kind} className={clsx(styles.kind, styles[tone])}>
              {kind}
            </span>
          ))}
        </span>
      </div>
      <div className={styles.moved}>
        <small>{chosen.seat}</small>
        <b>{chosen.name}</b>
        <span>{chosen.text}</span>
      </div>
    </StageFrame>
  );
}
