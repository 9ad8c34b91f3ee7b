import type { ReactNode } from 'react';
import { Coat, Lanyard, Suit } from '../figure/clothes';
import { brownHair, greyHair } from '../figure/head';
import { CameraOnTripod } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Hall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E7F1F3" />
      <path d="M0 0H360V18H0Z" fill="#12464D" />
      <path d="M0 166H360V220H0Z" fill="#D0DFE2" />
      <path d="M0 166H360V169H0Z" fill="#B4CACE" />
      {times(4).map((lamp) => (
        <path key={lamp} d={`M${30 + lamp * 92} 18h30l8 10h-46z`} fill="#F6E9CF" />
      ))}
    </>
  );
}

type PosterProps = { x: number; children: ReactNode };

/** A board with the results of a study. */
function Poster({ x, children }: PosterProps) {
  return (
    <g transform={`translate(${x} 40)`}>
      <path d="M8 120L0 132M66 120L74 132" stroke="#8AA9A6" strokeWidth="4" strokeLinecap="round" />
      <rect x="0" y="0" width="74" height="120" rx="3" fill="#fff" stroke="#B4CACE" strokeWidth="2" />
      <path d="M0 0H74V20H0Z" fill="#0B6E6E" />
      <path d="M8 10h42" stroke="#DDF1EE" strokeWidth="4" strokeLinecap="round" />
      {children}
      <path d="M8 98h58M8 106h40" stroke="#C9DADC" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

function Posters() {
  return (
    <>
      <Poster x={22}>
        <path d="M10 88V40M10 88H66" stroke="#8AA9A6" strokeWidth="2" />
        <path d="M14 82Q26 78 34 62T64 42" stroke="#D9502A" strokeWidth="3" fill="none" />
        <path d="M14 84Q32 82 42 76T64 66" stroke="#2A9490" strokeWidth="3" fill="none" />
      </Poster>
      <Poster x={142}>
        <circle cx="37" cy="58" r="24" fill="#BCE3DE" />
        <path d="M37 58V34A24 24 0 0 1 58 70Z" fill="#0B6E6E" />
        <path d="M37 58L58 70A24 24 0 0 1 24 78Z" fill="#D9502A" />
      </Poster>
      <Poster x={262}>
        {[30, 44, 24, 38].map((height, index) => (
          <path
            key={height}
            d={`M${10 + index * 15} ${86 - height}h10v${height}h-10z`}
            fill={index % 2 ? '#0B6E6E' : '#8FCBC4'}
          />
        ))}
      </Poster>
    </>
  );
}

function Speaker() {
  return (
    <Person
      x={126}
      y={208}
      scale={0.98}
      top="#12333B"
      hair="bob"
      hairColour={brownHair}
      glasses
      wear={
        <>
          <Suit />
          <Lanyard />
        </>
      }
      nearHand={[24, -86]}
      farHand={[44, -118]}
      farElbow={1}
    />
  );
}

function Listener() {
  return (
    <Person
      x={248}
      y={210}
      scale={1}
      flipped
      top="#F7FBFB"
      hair="short"
      hairColour={greyHair}
      wear={<Coat />}
      nearHand={[26, -92]}
      farHand={[30, -96]}
      front={<rect x="22" y="-108" width="20" height="14" rx="2" fill="#D9502A" transform="rotate(-10 32 -101)" />}
    />
  );
}

function PosterHall() {
  return (
    <>
      <Hall />
      <Posters />
      <Speaker />
      <Listener />
      <CameraOnTripod x={328} y={218} height={66} flipped />
    </>
  );
}

/** An academic meeting: results on boards, explained to a colleague and a camera. */
export const posterHallScene: Drawing = { width: 360, height: 220, Draw: PosterHall };
