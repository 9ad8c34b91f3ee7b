import { Bust } from '@site/drawings/figure/bust';
import { brownHair } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** Drawings of children on a line, and blocks with shapes. */
function Classroom() {
  return (
    <>
      <path d="M0 0H248V520H0Z" fill="#FFF3D6" />
      <path d="M0 84Q124 104 248 84" stroke="#8A6A48" strokeWidth="2.4" fill="none" />
      {times(5).map((sheet) => (
        <g
          key={sheet}
          transform={`translate(${26 + sheet * 49} ${94 + (2 - Math.abs(sheet - 2)) * 4})rotate(${sheet * 4 - 8})`}
        >
          <path d="M-19 0H19V46H-19Z" fill="#fff" />
          <circle cx="-4" cy="18" r="8" fill={['#F0B45E', '#D9502A', '#8FC08A', '#8FBFD1', '#E8A98E'][sheet]} />
          <path d="M-13 38h26" stroke="#8FC08A" strokeWidth="6" />
        </g>
      ))}
      <path d="M10 180H74V276H10Z" fill="#2F7F62" />
      <path d="M24 252L42 206L60 252Z" fill="none" stroke="#F7FBFB" strokeWidth="4" />
      <circle cx="42" cy="238" r="11" fill="none" stroke="#FFD978" strokeWidth="4" />
    </>
  );
}

function TrialLesson() {
  return (
    <>
      <Classroom />
      <g transform="translate(0 -46)">
        <Bust x={150} y={196} radius={42} fill="#D9502A" view="front" hair="bob" hairColour={brownHair} glasses />
        <path d="M0 318H248V566H0Z" fill="#B98F5F" />
        <path d="M0 318H248V325H0Z" fill="#E2C494" />
        <path d="M20 318V286H52V318Z" fill="#F0B45E" />
        <path d="M36 286V258H64V286Z" fill="#2A9490" />
        <path d="M52 318V286H84V318Z" fill="#8FBFD1" />
        <path d="M196 318q-4-30 4-44h20q8 14 4 44z" fill="#F7FBFB" />
        <path d="M202 274v-26M210 274v-34M218 274v-22" stroke="#D9502A" strokeWidth="5" strokeLinecap="round" />
      </g>
    </>
  );
}

/** A teacher with blocks and crayons in a trial lesson, upright for a phone's screen. */
export const trialLessonScene: Drawing = { width: 248, height: 520, Draw: TrialLesson };
