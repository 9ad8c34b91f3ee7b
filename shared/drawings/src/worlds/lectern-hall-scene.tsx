import { Suit } from '../figure/clothes';
import { Crowd, type Guest } from '../figure/crowd';
import { brownHair, darkHair, greyHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Hall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E9E2D4" />
      {times(9).map((panel) => (
        <path key={panel} d={`M${panel * 42} 0h38v150h-38z`} fill="#DDD3C0" />
      ))}
      <path d="M136 20H338V122H136Z" fill="#fff" />
      <path d="M150 34h88" stroke="#B9401D" strokeWidth="7" strokeLinecap="round" />
      {times(4).map((clause) => (
        <g key={clause}>
          <circle cx="156" cy={56 + clause * 16} r="4" fill="#0B6E6E" />
          <path d={`M168 ${56 + clause * 16}h${140 - clause * 22}`} stroke="#B9C7C6" strokeWidth="5" />
        </g>
      ))}
      <path d="M0 150H360V176H0Z" fill="#A98B64" />
      <path d="M0 150H360V155H0Z" fill="#C6A97F" />
    </>
  );
}

const listeners: readonly Guest[] = times(7).map((seat) => ({
  x: 22 + seat * 54,
  y: 188 + (seat % 2) * 6,
  fill: ['#3C5A64', '#8C5A4A', '#5E6E4E', '#24454C'][seat % 4] ?? '#24454C',
  hair: (['short', 'bun', 'bob', 'short'] as const)[seat % 4] ?? 'short',
  hairColour: [greyHair, darkHair, brownHair][seat % 3] ?? darkHair,
}));

function LecternHall() {
  return (
    <>
      <Hall />
      <Person
        x={76}
        y={160}
        scale={0.84}
        top="#5C2A3C"
        hair="bob"
        hairColour={darkHair}
        wear={<Suit />}
        nearHand={[26, -92]}
        farHand={[44, -112]}
        farElbow={1}
        noShadow
      />
      <path d="M86 96H126L120 162H92Z" fill="#7A5A3E" />
      <path d="M82 90H130V98H82Z" fill="#5E4430" />
      <path d="M112 90Q114 76 100 72" stroke="#0A1C22" strokeWidth="2.4" fill="none" />
      <circle cx="99" cy="71" r="3.4" fill="#0A1C22" />
      <Crowd guests={listeners} radius={13} />
    </>
  );
}

/** A talk at the lectern, clause by clause on the wall. */
export const lecternHallScene: Drawing = { width: 360, height: 220, Draw: LecternHall };
