import { Crowd, type Guest } from '@site/drawings/figure/crowd';
import { brownHair, darkHair, greyHair } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const behind: readonly Guest[] = times(6).map((seat) => ({
  x: 22 + seat * 64,
  y: 66 + (seat % 2) * 8,
  fill: ['#2F4A5E', '#5E3F50', '#3E5A4A'][seat % 3] ?? '#2F4A5E',
  skin: '#CFA68F',
  hair: (['short', 'bob', 'short', 'tail'] as const)[seat % 4] ?? 'short',
}));

const front: readonly Guest[] = [
  { x: 62, y: 118, fill: '#F7FBFB', hair: 'bob', hairColour: brownHair },
  { x: 146, y: 124, fill: '#0B6E6E', hair: 'short', hairColour: greyHair, glasses: true },
  { x: 226, y: 116, fill: '#D9502A', hair: 'long', hairColour: darkHair },
  { x: 310, y: 122, fill: '#3C5A78', hair: 'short', hairColour: brownHair },
];

/** Backs of chairs, a notebook, a badge. */
function Things() {
  return (
    <>
      <path d="M0 196H360V220H0Z" fill="#1B2A33" />
      <path d="M128 176L164 170L170 200L134 206Z" fill="#F7FBFB" />
      <path d="M136 184l22-4M138 192l22-4" stroke="#9DB9B6" strokeWidth="3" />
      <path d="M176 168L160 186" stroke="#F0B45E" strokeWidth="4" strokeLinecap="round" />
      {[62, 310].map((x) => (
        <g key={x}>
          <path d={`M${x - 12} 146L${x} 172L${x + 12} 146`} stroke="#F0B45E" strokeWidth="3" fill="none" />
          <path d={`M${x - 10} 170h20v24h-20z`} fill="#fff" />
          <path d={`M${x - 6} 178h12`} stroke="#0B6E6E" strokeWidth="4" />
        </g>
      ))}
    </>
  );
}

function AudienceClose() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#24343E" />
      {times(5).map((lamp) => (
        <circle key={lamp} cx={36 + lamp * 74} cy={16} r="10" fill="#FFE3B0" opacity=".5" />
      ))}
      <Crowd guests={behind} radius={15} view="front" />
      <path d="M0 112H360V128H0Z" fill="#16222A" opacity=".5" />
      <Crowd guests={front} radius={22} view="front" />
      <Things />
    </>
  );
}

/** Faces of an audience that listens and takes notes. */
export const audienceCloseScene: Drawing = { width: 360, height: 220, Draw: AudienceClose };
