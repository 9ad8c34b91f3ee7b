import { Limb } from '../figure/limb';
import { skinTone } from '../figure/head';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** Rows of badges that wait for their guests. */
function Counter() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#0F5B66" />
      <path d="M0 0H360V60H0Z" fill="#0B4650" />
      {times(21).map((badge) => (
        <g key={badge} transform={`translate(${14 + (badge % 7) * 50} ${16 + Math.floor(badge / 7) * 62})`}>
          <rect width="34" height="44" rx="4" fill="#E7F3F1" />
          <path d="M0 4Q0 0 4 0H30Q34 0 34 4V11H0Z" fill={['#2FB88C', '#F0B45E', '#8FCBC4'][badge % 3]} />
          <path d="M7 21h20M7 30h13" stroke="#A9C6C5" strokeWidth="4" />
        </g>
      ))}
      <path d="M0 0H360V220H0Z" fill="#0B4650" opacity=".45" />
    </>
  );
}

/** The one that is handed over, with its band and its code. */
function Badge() {
  return (
    <g transform="translate(180 98)rotate(-4)">
      <path d="M-14-36Q-40-104-96-120M14-36Q36-104 84-124" stroke="#D9502A" strokeWidth="7" fill="none" />
      <rect x="-50" y="-44" width="100" height="126" rx="9" fill="#fff" />
      <path d="M-50-35Q-50-44-41-44H41Q50-44 50-35V-12H-50Z" fill="#D9502A" />
      <path d="M-12-36H12" stroke="#8A2F14" strokeWidth="6" strokeLinecap="round" />
      <path d="M-34 6H34M-22 22H22" stroke="#24454C" strokeWidth="8" strokeLinecap="round" />
      {times(9).map((dot) => (
        <rect
          key={dot}
          x={-16 + (dot % 3) * 12}
          y={38 + Math.floor(dot / 3) * 12}
          width={dot % 2 ? 6 : 10}
          height={dot % 2 ? 6 : 10}
          fill="#24454C"
        />
      ))}
    </g>
  );
}

function BadgeHands() {
  return (
    <>
      <Counter />
      <Badge />
      <Limb from={[0, 220]} to={[84, 166]} radii={[30, 19]} fill="#F0B45E" />
      <Limb from={[82, 168]} to={[122, 150]} radii={[16, 13]} fill={skinTone} />
      <Limb from={[120, 146]} to={[142, 132]} radii={[7, 6]} fill={skinTone} />
      <Limb from={[360, 210]} to={[282, 158]} radii={[28, 18]} fill="#24344A" />
      <Limb from={[284, 160]} to={[244, 138]} radii={[15, 12]} fill={skinTone} />
      <Limb from={[246, 134]} to={[226, 118]} radii={[7, 6]} fill={skinTone} />
    </>
  );
}

/** A badge changes hands at the desk. */
export const badgeHandsScene: Drawing = { width: 360, height: 220, Draw: BadgeHands };
