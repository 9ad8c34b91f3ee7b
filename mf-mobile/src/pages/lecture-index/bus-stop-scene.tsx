import { brownHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** A bus shelter with a bench and the poster of a lesson in its glass. */
function Shelter() {
  return (
    <>
      <path d="M34 52H170V128H34Z" fill="#CFE7E4" />
      <path d="M34 96L78 52H104L34 122Z" fill="#E3F2F0" />
      <path d="M46 64H88V116H46Z" fill="#FBFAF6" />
      <path d="M46 64H88V82H46Z" fill="#0B6E6E" />
      <path d="m62 68 10 5-10 5Z" fill="#7FE3D4" />
      <path d="M52 90h30M52 98h30M52 106h18" stroke="#A5D0CB" strokeWidth="3" />
      <path d="M30 44V170M174 44V170" stroke="#24454C" strokeWidth="5" />
      <path d="M10 34H190L184 46H16Z" fill="#0A5A5A" />
      <path d="M38 142H104V148H38Z" fill="#8A6A48" />
      <path d="M46 148V170M96 148V170" stroke="#24454C" strokeWidth="4" />
      <path d="M44 142V128H62V142Z" fill="#F0B45E" />
      <path d="M49 128q4-9 8 0" fill="none" stroke="#B9822F" strokeWidth="2.5" />
    </>
  );
}

/** The stop's sign: which bus, and how long it takes. */
function Sign() {
  return (
    <>
      <path d="M222 30V170" stroke="#24454C" strokeWidth="4" />
      <circle cx="222" cy="30" r="20" fill="#06363A" />
      <path d="M211 20H233V38H211Z" fill="#7FE3D4" />
      <path d="M214 23H230V31H214Z" fill="#06363A" />
      <circle cx="216" cy="39" r="2.6" fill="#7FE3D4" />
      <circle cx="228" cy="39" r="2.6" fill="#7FE3D4" />
      <path d="M206 60H238V104H206Z" fill="#FFF" stroke="#D9E5E5" />
      {times(4).map((stop) => (
        <path key={stop} d={`M212 ${70 + stop * 9}h6m4 0h${stop === 1 ? 10 : 8}`} stroke="#5C8A8C" strokeWidth="3" />
      ))}
      <path d="M206 73.5H238V85H206Z" fill="#C73E16" opacity=".25" />
    </>
  );
}

/** Waits, and reads a lesson on the phone. */
function Reader() {
  return (
    <Person
      x={126}
      y={170}
      scale={0.78}
      top="#D9502A"
      trousers="#24344A"
      hair="bun"
      hairColour={brownHair}
      tilt={14}
      nearHand={[26, -96]}
      nearElbow={1}
      farHand={[30, -92]}
      front={
        <g transform="translate(32 -103)rotate(-22)">
          <rect x="-7" y="-14" width="14" height="27" rx="3" fill="#0A1C22" />
          <path d="M-5-11H5V10H-5Z" fill="#DDF0F3" />
          <path d="M-3-7h6M-3-2h6M-3 3h4" stroke="#0B6E6E" strokeWidth="2" />
        </g>
      }
    />
  );
}

function BusStop() {
  return (
    <>
      <Shelter />
      <Sign />
      <Reader />
      <path d="M0 170H260V173H0Z" fill="#A5CFC9" />
    </>
  );
}

/** Somebody waits for the bus and reads a lesson meanwhile. */
export const busStopScene: Drawing = { width: 260, height: 173, Draw: BusStop };
