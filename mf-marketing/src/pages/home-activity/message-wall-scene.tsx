import { Crowd, type Guest } from '@site/drawings/figure/crowd';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Limb } from '@site/drawings/figure/limb';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const lines = [
  { x: 34, y: 34, wide: 120, fill: '#F7FBFB' },
  { x: 178, y: 46, wide: 90, fill: '#FFD978' },
  { x: 66, y: 66, wide: 150, fill: '#7FE3D4' },
  { x: 236, y: 76, wide: 84, fill: '#F7FBFB' },
  { x: 30, y: 98, wide: 88, fill: '#FF9B73' },
  { x: 140, y: 106, wide: 130, fill: '#F7FBFB' },
];

function Screen() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#2A1A14" />
      <path d="M14 12H346V138H14Z" fill="#0A1C22" />
      <path d="M20 18H340V132H20Z" fill="#0F4F63" />
      <path d="M20 132V112Q100 84 180 108T340 96V132Z" fill="#0C4052" />
      {lines.map(({ x, y, wide, fill }) => (
        <g key={y}>
          <rect x={x} y={y - 8} width={wide} height="17" rx="8.5" fill="#062A36" opacity=".6" />
          <circle cx={x + 9} cy={y} r="5.5" fill={fill} />
          <path d={`M${x + 22} ${y + 0.5}h${wide - 34}`} stroke={fill} strokeWidth="5" strokeLinecap="round" />
        </g>
      ))}
    </>
  );
}

const guests: readonly Guest[] = times(6).map((seat) => ({
  x: 34 + seat * 60,
  y: 172 + (seat % 2) * 8,
  fill: ['#5E2A22', '#24343E', '#3E4A3A'][seat % 3] ?? '#24343E',
  hair: (['bob', 'short', 'tail'] as const)[seat % 3] ?? 'short',
  hairColour: seat % 2 ? darkHair : brownHair,
}));

function MessageWall() {
  return (
    <>
      <Screen />
      <Crowd guests={guests} radius={17} />
      {[94, 274].map((x) => (
        <g key={x}>
          <Limb from={[x + 20, 214]} to={[x + 30, 172]} radii={[9, 6]} fill="#24343E" />
          <path d={`M${x + 22} 146h16v28h-16z`} fill="#0A1C22" />
          <path d={`M${x + 24} 149h12v22h-12z`} fill="#7FE3D4" />
        </g>
      ))}
    </>
  );
}

/** What guests write runs over the large screen. */
export const messageWallScene: Drawing = { width: 360, height: 220, Draw: MessageWall };
