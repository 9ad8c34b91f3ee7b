import { StageFrame } from '@site/shared/ui/stages/stage-frame';
import { eventSeats } from '../../content/home-activity-manage/stages';
import styles from './home-activity-manage-seats.module.css';

const { label, name, sample, stage, legend, rows, chosen } = eventSeats;
const colours: Record<string, string> = { g: '#C73E16', m: '#0B6E6E', p: '#8A5109', f: '#A9C6C5' };
const step = 30;
/** Row and place of the seat that is being moved to. */
const target = { row: 5, place: 8 };

function Seat({ kind, x, y }: { kind: string; x: number; y: number }) {
  const colour = colours[kind.toLowerCase()];
  const arrived = kind !== kind.toLowerCase();
  return (
    <rect
      x={x + 4}
      y={y + 4}
      width="22"
      height="20"
      rx="6"
      fill={arrived ? colour : '#fff'}
      stroke={colour}
      strokeWidth="2"
    />
  );
}

function Hall() {
  return (
    <svg className={styles.hall} width="350" height="330" viewBox="0 0 350 330" aria-hidden="true">
      <path d="M55 6h240l-14 32H69z" fill="#06363A" />
      <text className={styles.front} x="175" y="28" fill="#7FE3D4" textAnchor="middle">
        {stage}
      </text>
      {rows.map((row, index) =>
        [...row].map(
          (kind, place) =>
            kind !== '.' && <Seat key={`${index}-${place}`} kind={kind} x={10 + place * step} y={54 + index * step} />,
        ),
      )}
      <circle
        cx={25 + target.place * step}
        cy={68 + target.row * step}
        r="21"
        fill="none"
        stroke="#10242B"
        strokeWidth="2.5"
        strokeDasharray="5 4"
      />
    </svg>
  );
}

/** The hall from above with every seat, while somebody is moved. */
export function SeatStage() {
  return (
    <StageFrame label={label} className={styles.desk}>
      <div className={styles.sheet}>
        <span className={styles.head}>
          <b>{name}</b>
          <small>{sample}</small>
        </span>
        <Hall />
        <span className={styles.legend}>
          {legend.map(({ name: kind, tone }) => (
            <span key={kind} className={`${styles.kind} ${styles[tone]}`}>
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
