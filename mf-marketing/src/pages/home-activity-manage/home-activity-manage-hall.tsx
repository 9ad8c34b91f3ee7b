import type { Drawing } from '@site/shared/ui/drawing';
import { eventSeats } from '../../content/home-activity-manage/stages';

const { rows } = eventSeats;
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
    <>
      <path d="M55 6h240l-14 32H69z" fill="#06363A" />
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
    </>
  );
}

/** The hall from above with every seat, and a ring about the one that is being moved to. */
export const hallDrawing: Drawing = { width: 350, height: 330, Draw: Hall };
