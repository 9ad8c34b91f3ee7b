import { Collar, Lanyard, Suit } from '@site/drawings/figure/clothes';
import { Face } from '../../drawings/face';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Limb } from '@site/drawings/figure/limb';
import { Person } from '@site/drawings/figure/person';

/** A drawing of rooms. */
function Plan() {
  return (
    <>
      <path d="M0 0H62V44H0Z" fill="#fff" />
      <path d="M5 5H57V39H5ZM28 5V22M5 24H20M28 28V39M36 22H57" stroke="#0B6E6E" strokeWidth="2.6" fill="none" />
      <path d="M9 9h12v9H9zM36 28h14v7H36z" fill="#BCE3DE" />
      <path d="M28 10V20" stroke="#D9502A" strokeWidth="3.4" />
    </>
  );
}

/** They came with the drawing of their home. */
export function Couple() {
  return (
    <>
      <Person
        x={-32}
        y={-4}
        scale={1.16}
        top="#3E6F86"
        topShade="#315A6D"
        trousers="#4A5F66"
        hair="short"
        glasses
        face={<Face mouth="smile" />}
        wear={<Collar fill="#F7FBFB" />}
        nearHand={[34, -96]}
        nearElbow={1}
      />
      <Person
        x={0}
        y={0}
        scale={1.16}
        top="#F6E9CF"
        topShade="#DCCBA8"
        trousers="#7A4A3A"
        hair="long"
        hairColour={brownHair}
        face={<Face mouth="speak" brow="#3A2018" />}
        wear={<path d="M-13-44Q0-34 13-44" stroke="#D9502A" strokeWidth="5" fill="none" />}
        farHand={[46, -106]}
        nearHand={[24, -82]}
        nearElbow={1}
        between={
          <g transform="translate(26 -122)rotate(-8)">
            <Plan />
          </g>
        }
        front={<Limb from={[24, -84]} to={[30, -88]} radii={[3.6, 2.8]} fill="#F1CDB6" />}
      />
    </>
  );
}

/** A designer points at a wall with his pencil, a tape at his belt. */
export function Designer() {
  return (
    <Person
      x={0}
      y={0}
      scale={1.18}
      flipped
      top="#0B6E6E"
      topShade="#095A5A"
      trousers="#12333B"
      hair="short"
      hairColour={darkHair}
      face={<Face mouth="speak" />}
      wear={
        <>
          <Suit />
          <Lanyard />
        </>
      }
      farHand={[40, -106]}
      farElbow={1}
      nearHand={[16, -84]}
      nearElbow={1}
      front={
        <>
          <path d="M39-106L53-110" stroke="#F0B45E" strokeWidth="3.4" strokeLinecap="round" />
          <path d="M53-110l4-1" stroke="#24454C" strokeWidth="2.4" strokeLinecap="round" />
          <g transform="translate(21 -86)rotate(12)">
            <rect x="-11" y="-15" width="22" height="28" rx="2.5" fill="#0A1C22" />
            <rect x="-9" y="-13" width="18" height="24" rx="1" fill="#DDF1EE" />
            <path d="M-6-8h12M-6-2h8M-6 4h10" stroke="#0B6E6E" strokeWidth="2.4" />
          </g>
          <Limb from={[12, -82]} to={[18, -82]} radii={[3.6, 2.6]} fill="#F1CDB6" />
          <circle cx="-11" cy="-74" r="6" fill="#F0B45E" />
          <circle cx="-11" cy="-74" r="2" fill="#7A5A44" />
        </>
      }
    />
  );
}

/** Others who look over the rail of the upper floor. */
export function Onlookers() {
  return (
    <>
      <Person x={0} y={0} scale={0.56} noShadow top="#F0B45E" hair="bun" face={<Face />} nearHand={[22, -84]} />
      <Person
        x={34}
        y={2}
        scale={0.56}
        noShadow
        flipped
        top="#5B6F86"
        hair="short"
        face={<Face mouth="speak" />}
        nearHand={[18, -84]}
      />
    </>
  );
}
