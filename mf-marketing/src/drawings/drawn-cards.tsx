import { textWidth } from '@site/drawings/screens/text-fit';
import { deep, quiet, strong } from '@site/drawings/stages/stage-colours';

export const ink = '#10242B';

type Box = { x: number; y: number; width: number; height: number };

/** Ids within the file. */
const [soft, thin] = ['soft', 'thin'];

/** What the shadows of cards ask for. */
export function Shadows() {
  return (
    <defs>
      <filter id={soft} x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation="20" />
      </filter>
      <filter id={thin}>
        <feGaussianBlur stdDeviation="1" />
      </filter>
    </defs>
  );
}

/** A white card; one that floats throws a shadow and has no edge. */
export function Card({ x, y, width, height, floats = false }: Box & { floats?: boolean }) {
  const box = { x, y, width, height, rx: 12 };
  if (!floats)
    return (
      <rect
        {...box}
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx="11.5"
        fill="#fff"
        stroke="#E7E9EA"
      />
    );
  const below = { x: x + 12, y: y + 28, width: width - 24, height: height - 24, rx: 6 };
  return (
    <>
      <rect {...below} fill={deep} opacity=".22" filter={`url(#${soft})`} />
      <rect {...box} y={y + 1} fill={deep} opacity=".06" filter={`url(#${thin})`} />
      <rect {...box} fill="#fff" />
    </>
  );
}

/** The first letter of a name in a circle. */
export function Face({
  x,
  y,
  radius,
  name,
  size,
}: {
  x: number;
  y: number;
  radius: number;
  name: string;
  size: number;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="#D3E9E6" />
      <text x={x} y={y + 5} fontSize={size} fontWeight="600" fill={strong} textAnchor="middle" dy={size > 13 ? 1 : 0}>
        {name.slice(0, 1)}
      </text>
    </>
  );
}

const chips = {
  plain: { ground: '#E3F2F0', letters: strong },
  warm: { ground: '#FCEBE4', letters: '#A93210' },
  dim: { ground: '#EEF3F3', letters: quiet },
};

export function chipWidth(text: string): number {
  return textWidth(text, 12) + 16;
}

/** A word on a small ground; (x, y) is its upper left corner. */
export function Chip({
  x,
  y,
  text,
  tone = 'plain',
}: {
  x: number;
  y: number;
  text: string;
  tone?: keyof typeof chips;
}) {
  const { ground, letters } = chips[tone];
  return (
    <>
      <rect x={x} y={y} width={chipWidth(text)} height="20" rx="4" fill={ground} />
      <text x={x + 8} y={y + 15} fontSize="12" fill={letters}>
        {text}
      </text>
    </>
  );
}
