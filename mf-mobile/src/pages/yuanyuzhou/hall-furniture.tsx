import { face, onPicture, type Spot } from './hall-space';

type Block = { x: number; y: number; wide: number; deep: number; high: number; from?: number; fills: Fills };
/** The top, the side towards the lower left and the side towards the lower right. */
type Fills = readonly [top: string, left: string, right: string];

/** A block on the floor, or hanging above it from `from` on. */
export function Box({ x, y, wide, deep, high, from = 0, fills: [top, left, right] }: Block) {
  const to = from + high;

  return (
    <>
      <path d={face([x, y, to], [x + wide, y, to], [x + wide, y + deep, to], [x, y + deep, to])} fill={top} />
      <path
        d={face([x, y + deep, from], [x + wide, y + deep, from], [x + wide, y + deep, to], [x, y + deep, to])}
        fill={left}
      />
      <path
        d={face([x + wide, y, from], [x + wide, y + deep, from], [x + wide, y + deep, to], [x + wide, y, to])}
        fill={right}
      />
    </>
  );
}

const panel: Fills = ['#BCE3DE', '#2A9490', '#1B7976'];
const counter: Fills = ['#F4FCFA', '#CDEBE7', '#A5D9D2'];

/** A booth: a wall with a lit screen and a counter before it. */
export function Booth({ x, y, warm = false }: { x: number; y: number; warm?: boolean }) {
  return (
    <>
      <Box x={x} y={y} wide={2} deep={0.25} high={2.1} fills={panel} />
      <path
        d={face([x + 0.3, y + 0.26, 0.9], [x + 1.7, y + 0.26, 0.9], [x + 1.7, y + 0.26, 1.8], [x + 0.3, y + 0.26, 1.8])}
        fill={warm ? '#F6D9CC' : '#E9F7F5'}
      />
      <path
        d={face(
          [x + 0.5, y + 0.27, 1.1],
          [x + 1.1, y + 0.27, 1.1],
          [x + 1.1, y + 0.27, 1.55],
          [x + 0.5, y + 0.27, 1.55],
        )}
        fill={warm ? '#D9502A' : '#3E9F98'}
      />
      <Box x={x + 0.4} y={y + 0.9} wide={1.2} deep={0.5} high={0.8} fills={counter} />
    </>
  );
}

/** A person in the hall; the coat's colour distinguishes them. */
export function Visitor({ at, coat }: { at: Spot; coat: string }) {
  const { x, y } = onPicture(at);

  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="8" ry="3.5" fill="#021518" opacity=".35" />
      <path d="M-6.5-1q0-17 6.5-19 6.5 2 6.5 19-6.5 3-13 0z" fill={coat} />
      <circle cy="-24" r="5" fill="#F1CDB6" />
      <path d="M-5.2-24a5.2 5.2 0 0 1 10.4 0q-3-2.5-5.2-2.5T-5.2-24z" fill="#0D2229" />
    </g>
  );
}

/** A clickable number in the hall. */
export function HotSpot({ at, number }: { at: Spot; number: number }) {
  const { x, y } = onPicture(at);

  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#7FE3D4" opacity=".25" />
      <circle r="10" fill="#fff" />
      <text y="4.5" fontSize="12.5" fontWeight="700" fill="#0B6E6E" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
