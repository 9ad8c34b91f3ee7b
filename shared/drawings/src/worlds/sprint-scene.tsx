import { brownHair, darkHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Track() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#9CCB8E" />
      <path d="M0 0H360V62H0Z" fill="#CDE9F4" />
      <path
        d="M0 40q24-20 48 0q20-26 52 0q30-18 50 2q34-26 60 0q24-18 46 0q26-22 60 0q24-14 44 0v26H0z"
        fill="#5FA067"
      />
      <path d="M0 104L360 84V220H0Z" fill="#C5543A" />
      <path d="M0 136L360 114M0 172L360 150M0 210L360 190" stroke="#F4D9CC" strokeWidth="3" />
      {times(10).map((square) => (
        <path
          key={square}
          d={`M${288 + (square % 2) * 8} ${92 + square * 13}h8v13h-8z`}
          fill={square % 4 < 2 ? '#fff' : '#24454C'}
        />
      ))}
    </>
  );
}

type RunnerProps = { x: number; y: number; scale: number; top: string; number: string; hair: 'short' | 'tail' };

function Runner({ x, y, scale, top, number, hair }: RunnerProps) {
  return (
    <Person
      x={x}
      y={y}
      scale={scale}
      lean={14}
      headRadius={13}
      top={top}
      trousers="#24454C"
      sleeve="short"
      hair={hair}
      hairColour={hair === 'tail' ? brownHair : darkHair}
      hip={[0, -70]}
      feet={[
        [-44, -34],
        [34, -4],
      ]}
      bareLegs
      skirt={14}
      skirtColour="#24454C"
      nearHand={[40, -96]}
      farHand={[-18, -78]}
      wear={
        <>
          <rect x="-9" y="-36" width="19" height="15" fill="#fff" />
          <text x=".5" y="-25" fontSize="10" fontWeight="700" fill="#12333B" textAnchor="middle">
            {number}
          </text>
        </>
      }
    />
  );
}

function Sprint() {
  return (
    <>
      <Track />
      <path d="M304 66V150" stroke="#fff" strokeWidth="4" />
      <Runner x={104} y={142} scale={0.66} top="#F0B45E" number="108" hair="short" />
      <Runner x={166} y={172} scale={0.78} top="#2A6A8C" number="304" hair="tail" />
      <Runner x={256} y={206} scale={0.94} top="#D9502A" number="217" hair="short" />
      <path d="M268 128Q300 116 304 100M274 136Q320 150 340 186" stroke="#fff" strokeWidth="4" fill="none" />
    </>
  );
}

/** The last metres of a race, numbers on the shirts. */
export const sprintScene: Drawing = { width: 360, height: 220, Draw: Sprint };
