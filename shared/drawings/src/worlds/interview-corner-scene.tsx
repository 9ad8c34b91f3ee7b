import { Collar, Lanyard, Suit } from '../figure/clothes';
import { CameraOnTripod } from '../figure/gear';
import { brownHair, greyHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** The wall of signs that every event has. */
function SignWall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F4F7F2" />
      {times(20).map((sign) => (
        <g key={sign} transform={`translate(${26 + (sign % 5) * 76} ${22 + Math.floor(sign / 5) * 42})`}>
          <circle r="8" fill="none" stroke={sign % 2 ? '#8FCBC4' : '#F2B9A2'} strokeWidth="4" />
          <path d="M14 0h30" stroke="#D5E0DC" strokeWidth="6" strokeLinecap="round" />
        </g>
      ))}
      <path d="M0 182H360V220H0Z" fill="#8A3A3A" />
      <path d="M36 150Q36 126 30 110M330 150q0-24 6-40" stroke="#3E7A4E" strokeWidth="4" fill="none" />
      <path
        d="M16 112q14-14 20 0q10-16 16 2q-4 16-20 16t-16-18zM316 112q14-14 20 0q10-16 16 2q-4 16-20 16t-16-18z"
        fill="#5FA067"
      />
      <path d="M24 150H50L46 186H28ZM318 150H344L340 186H322Z" fill="#D8C39A" />
    </>
  );
}

function InterviewCorner() {
  return (
    <>
      <SignWall />
      <Person
        x={132}
        y={214}
        scale={1.1}
        top="#D9502A"
        hair="long"
        hairColour={brownHair}
        wear={<Lanyard stroke="#F7FBFB" />}
        nearHand={[42, -114]}
        farHand={[18, -80]}
        front={
          <>
            <path d="M42-114L52-122" stroke="#0A1C22" strokeWidth="4.4" strokeLinecap="round" />
            <path d="M48-116L56-112L58-122L50-126Z" fill="#0B6E6E" />
            <circle cx="56" cy="-126" r="5" fill="#24454C" />
          </>
        }
      />
      <Person
        x={244}
        y={214}
        scale={1.14}
        flipped
        top="#24344A"
        hair="short"
        hairColour={greyHair}
        wear={<Suit />}
        under={<Collar />}
        nearHand={[26, -84]}
        farHand={[38, -96]}
        farElbow={1}
      />
      <CameraOnTripod x={300} y={226} height={50} flipped />
    </>
  );
}

/** A guest is asked before the wall of signs. */
export const interviewCornerScene: Drawing = { width: 360, height: 220, Draw: InterviewCorner };
