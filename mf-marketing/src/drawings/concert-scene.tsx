import { Bust } from '@site/drawings/figure/bust';
import type { Guest } from '@site/drawings/figure/crowd';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** The stage and its light. */
export function ConcertPlace() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#3B1A33" />
      <path d="M0 0H360V150H0Z" fill="#5A2444" />
      {times(5).map((beam) => (
        <path
          key={beam}
          d={`M${36 + beam * 72} 0l${-50 + beam * 12} 150h64z`}
          fill={beam % 2 ? '#FF9B73' : '#7FE3D4'}
          opacity=".16"
        />
      ))}
      <circle cx="180" cy="70" r="52" fill="#F0B45E" />
      {/* Eighteen bulbs. */}
      <circle
        cx="180"
        cy="70"
        r="60"
        fill="none"
        stroke="#FFE9C2"
        strokeWidth="6"
        strokeDasharray="0 20.944"
        strokeLinecap="round"
      />
      <path d="M0 146H360V178H0Z" fill="#7A2F52" />
      <path d="M0 146H360" stroke="#FF9B73" strokeWidth="3" />
    </>
  );
}

const choir: readonly Guest[] = [
  { x: 66, y: 92, fill: '#F7FBFB', hair: 'bob', hairColour: brownHair },
  { x: 102, y: 90, fill: '#F7FBFB', hair: 'short', hairColour: darkHair },
  { x: 258, y: 90, fill: '#F7FBFB', hair: 'tail', hairColour: darkHair },
  { x: 294, y: 92, fill: '#F7FBFB', hair: 'short', hairColour: brownHair },
  { x: 84, y: 108, fill: '#E8A98E', hair: 'tail', hairColour: darkHair },
  { x: 276, y: 108, fill: '#E8A98E', hair: 'bob', hairColour: brownHair },
];

const hall: readonly Guest[] = times(7).map((seat) => ({
  x: 20 + seat * 53,
  y: 198 + (seat % 2) * 5,
  fill: '#1E0C1A',
  hair: seat % 3 ? 'short' : 'bob',
  hairColour: '#140812',
}));

type RowsProps = { guests: readonly Guest[]; radius: number; view: 'front' | 'back' };

/** Moved as a whole, so that everybody is drawn by the same paths. */
function Rows({ guests, ...look }: RowsProps) {
  return guests.map(({ x, y, ...guest }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <Bust x={0} y={0} {...look} {...guest} />
    </g>
  ));
}

/** Who sings, and who listens. */
export function ConcertPeople() {
  return (
    <>
      <Rows guests={choir} radius={10} view="front" />
      <Person
        x={180}
        y={160}
        scale={0.82}
        view="front"
        top="#D9502A"
        hair="long"
        legless
        behind={<path d="M2 0V-4Q7-9 12-4V0M-11 0V-4Q-6-9-1-4V0" fill="#0A1C22" />}
        skirt={70}
        skirtColour="#D9502A"
        nearHand={[4, -116]}
        farHand={[44, -110]}
        front={<path d="M4-118L1-128" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />}
      />
      <Rows guests={hall} radius={11} view="back" />
    </>
  );
}

/** A singer and a choir on a show night. */
export const concertScene: Drawing = {
  width: 360,
  height: 220,
  Draw: () => (
    <>
      <ConcertPlace />
      <ConcertPeople />
    </>
  ),
};
