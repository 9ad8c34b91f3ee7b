import { brownHair, darkHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Stage() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#143A52" />
      {times(3).map((spot) => (
        <path
          key={spot}
          d={`M${80 + spot * 100} 0l-46 170h92z`}
          fill={spot === 1 ? '#F0B45E' : '#7FE3D4'}
          opacity=".2"
        />
      ))}
      <path d="M0 168H360V220H0Z" fill="#0A2333" />
      <path d="M8 108H54V176H8ZM306 108H352V176H306Z" fill="#0A1C22" />
      {[31, 329].map((x) => (
        <g key={x}>
          <circle cx={x} cy="126" r="9" fill="#24454C" />
          <circle cx={x} cy="154" r="14" fill="#24454C" />
          <circle cx={x} cy="154" r="6" fill="#5E8A90" />
        </g>
      ))}
    </>
  );
}

function Drums() {
  return (
    <>
      <circle cx="180" cy="152" r="27" fill="#D9502A" />
      <circle cx="180" cy="152" r="21" fill="#F7FBFB" />
      <path d="M138 134h30v18h-30zM192 134h30v18h-30z" fill="#B9401D" />
      <path d="M118 108h40M202 108h40" stroke="#F0B45E" strokeWidth="4" />
      <path d="M138 108V176M222 108V176" stroke="#9FC4C3" strokeWidth="2.4" />
    </>
  );
}

/** A guitar about the hip. */
const guitar = (
  <g transform="rotate(-24 4 -84)">
    <path d="M8-86H58" stroke="#8A6A48" strokeWidth="5" />
    <path d="M56-91h9v10h-9z" fill="#24454C" />
    <path d="M-18-84Q-18-98-4-98Q2-92 8-94Q16-92 16-84Q16-76 8-74Q2-76-4-70Q-18-70-18-84Z" fill="#F0B45E" />
    <circle cx="2" cy="-84" r="4.5" fill="#5E3A24" />
  </g>
);

function OfficeBand() {
  return (
    <>
      <Stage />
      <Person
        x={180}
        y={172}
        scale={0.8}
        view="front"
        top="#8FCBC4"
        hair="short"
        hairColour={darkHair}
        nearHand={[-34, -92]}
        farHand={[34, -92]}
        legless
        noShadow
      />
      <Drums />
      <Person
        x={96}
        y={204}
        scale={1}
        top="#F7FBFB"
        hair="tail"
        hairColour={brownHair}
        nearHand={[8, -76]}
        farHand={[42, -100]}
        between={guitar}
      />
      <Person
        x={266}
        y={206}
        scale={1}
        flipped
        top="#D9502A"
        hair="bob"
        hairColour={darkHair}
        nearHand={[18, -118]}
        nearElbow={1}
        farHand={[32, -84]}
        front={<path d="M17-119L15-130" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />}
      />
    </>
  );
}

/** Colleagues as a band on the night of the party. */
export const officeBandScene: Drawing = { width: 360, height: 220, Draw: OfficeBand };
