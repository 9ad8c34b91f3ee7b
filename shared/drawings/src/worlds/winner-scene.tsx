import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Light() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#0A4E51" />
      <path d="M130 0H230L300 220H60Z" fill="#138080" />
      <circle cx="180" cy="112" r="92" fill="#2A9490" opacity=".7" />
      {times(24).map((bit) => (
        <path
          key={bit}
          d={`M${(bit * 47) % 356} ${(bit * 29) % 200}l6 3-3 5z`}
          fill={['#FFD978', '#FF9B73', '#F7FBFB'][bit % 3]}
        />
      ))}
    </>
  );
}

/** Flowers in the arm, the cup in the air. */
function Prizes() {
  return (
    <>
      <g transform="translate(40 -142)">
        <path d="M-12-22H12Q12-2 0 2Q-12-2-12-22Z" fill="#F0B45E" />
        <path d="M-12-18H-20Q-20-6-8-4M12-18H20Q20-6 8-4" stroke="#F0B45E" strokeWidth="3" fill="none" />
        <path d="M-3 0H3V8H9V13H-9V8H-3Z" fill="#C98D3A" />
      </g>
      <path d="M-34-96L-14-58L-4-94Z" fill="#3E7A4E" />
      {times(5).map((flower) => (
        <circle
          key={flower}
          cx={-36 + flower * 8}
          cy={-98 - (flower % 2) * 8}
          r="6.5"
          fill={flower % 2 ? '#F7FBFB' : '#FF9B73'}
        />
      ))}
    </>
  );
}

function Winner() {
  return (
    <>
      <Light />
      <Person
        x={180}
        y={276}
        scale={1.5}
        view="front"
        top="#D9502A"
        hair="long"
        hairColour={brownHair}
        wear={<path d="M-7-52L0-38L7-52Z" fill="#F7FBFB" />}
        nearHand={[-18, -76]}
        nearElbow={-1}
        farHand={[40, -130]}
        noShadow
        front={<Prizes />}
      />
    </>
  );
}

/** The winner with flowers and cup. */
export const winnerScene: Drawing = { width: 360, height: 220, Draw: Winner };
