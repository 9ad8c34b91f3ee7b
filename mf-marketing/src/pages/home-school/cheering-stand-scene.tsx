import { Crowd, type Guest } from '@site/drawings/figure/crowd';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Limb } from '@site/drawings/figure/limb';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const colours = ['#F0B45E', '#F7FBFB', '#D9502A', '#2A6A8C', '#6CC4BB', '#E8A98E', '#FFD978'];

function Stand() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#BFE3F2" />
      <path d="M0 30L360 6V30L0 54Z" fill="#2A6A8C" />
      {times(7).map((post) => (
        <path key={post} d={`M${20 + post * 54} ${52 - post * 4}V90`} stroke="#5E8AA0" strokeWidth="4" />
      ))}
      {times(3).map((step) => (
        <path
          key={step}
          d={`M0 ${92 + step * 38}H360V${132 + step * 38}H0Z`}
          fill={['#9FB8C2', '#8AA8B5', '#7898A8'][step]}
        />
      ))}
      <path d="M0 200H360V220H0Z" fill="#C5543A" />
      <path d="M0 206H360M0 214H360" stroke="#F4D9CC" strokeWidth="2" />
    </>
  );
}

const pupils: readonly Guest[] = times(21).map((place) => ({
  x: 24 + (place % 7) * 52 + (place > 6 && place < 14 ? -14 : 0),
  y: 78 + Math.floor(place / 7) * 40,
  fill: colours[(place * 3) % 7] ?? '#F7FBFB',
  hair: (['short', 'tail', 'bob', 'short'] as const)[place % 4] ?? 'short',
  hairColour: place % 3 ? darkHair : brownHair,
}));

const flags = [2, 5, 9, 12, 15, 19];

/** Arms up, some with a small flag. */
function Arms() {
  return flags.map((place) => {
    const { x, y, fill } = pupils[place] as Guest;
    return (
      <g key={place}>
        <Limb from={[x + 14, y + 20]} to={[x + 22, y - 8]} radii={[4.6, 3.6]} fill={fill} />
        <path d={`M${x + 22} ${y - 4}l5-30`} stroke="#24454C" strokeWidth="2" />
        <path d={`M${x + 27} ${y - 34}l20 8-22 8z`} fill={place % 2 ? '#D9502A' : '#0B6E6E'} />
      </g>
    );
  });
}

function CheeringStand() {
  return (
    <>
      <Stand />
      <Crowd guests={pupils} radius={10.5} view="front" />
      <Arms />
      <path d="M92 150H268V178H92Z" fill="#FFF3D6" />
      <text x="180" y="171" fontSize="19" fontWeight="700" fill="#B9401D" textAnchor="middle">
        初一 3 班 加油
      </text>
    </>
  );
}

/** A class on the stand of a sports day. */
export const cheeringStandScene: Drawing = { width: 360, height: 220, Draw: CheeringStand };
