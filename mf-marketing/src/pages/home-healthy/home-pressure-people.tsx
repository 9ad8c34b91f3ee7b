import { Arms } from '../../drawings/arms';
import { Collar } from '@site/drawings/figure/clothes';
import { Face } from '../../drawings/face';
import { greyHair } from '@site/drawings/figure/head';
import { Limb } from '@site/drawings/figure/limb';
import { Person } from '@site/drawings/figure/person';

const whiteHair = '#D7DEDF';

function Bag() {
  return (
    <>
      <path d="M-15-24H15L17 16H-17Z" fill="#fff" />
      <path d="M-15-24H15L15.5-14H-15.5Z" fill="#2E9E5B" />
      <path d="M0-22.5V-15.5M-3.5-19H3.5" stroke="#fff" strokeWidth="2.4" />
      <path d="M-9-9H9V9H-9Z" fill="#0A1C22" />
      <path d="M-7-7h5v5h-5zM2-7h5v5H2zM-7 2h5v5h-5zM3 3h4v4H3zM-1-1h2v2h-2z" fill="#fff" />
    </>
  );
}

const grandmother = {
  x: 0,
  y: 0,
  scale: 1.34,
  top: '#B5546A',
  topShade: '#97455A',
  girth: 1.08,
  legless: true,
  sleeve: 'short',
} as const;

export function Grandmother() {
  return (
    <Person
      {...grandmother}
      noShadow
      hair="bun"
      hairColour={whiteHair}
      glasses
      face={<Face mouth="smile" brow="#9AA5A7" />}
      wear={
        <>
          <Collar fill="#F6E9CF" />
          <path d="M1-40V4M-2-30h6M-2-18h6" stroke="#97455A" strokeWidth="2" />
        </>
      }
    />
  );
}

/** Her arm lies on the table, the cuff about it. */
export function Measured() {
  return (
    <>
      <Arms {...grandmother} nearHand={[38, -82]} nearElbow={1} />
      <g transform="scale(1.34)">
        <Limb from={[-7, -108]} to={[-1, -94]} radii={[8, 7.6]} fill="#24454C" />
        <path d="M-13-104L1-109" stroke="#7FE3D4" strokeWidth="2" />
        <path d="M4-96Q20-70 50-84" stroke="#24454C" strokeWidth="2.4" fill="none" />
      </g>
    </>
  );
}

const grandfather = {
  x: 0,
  y: 0,
  scale: 1.34,
  flipped: true,
  top: '#3E6F86',
  topShade: '#315A6D',
  girth: 1.06,
  legless: true,
} as const;

export function Grandfather() {
  return (
    <Person
      {...grandfather}
      noShadow
      hair="short"
      hairColour={greyHair}
      face={<Face mouth="smile" brow="#8B979A" />}
      wear={
        <>
          <Collar fill="#F7FBFB" />
          <path d="M-15-40L-6-50L1-24L8-50L15-40L12 4H-12Z" fill="#C9A97A" />
          <path d="M1-24V4" stroke="#A98A5C" strokeWidth="2" />
        </>
      }
    />
  );
}

/** He holds up the bag whose code they scanned. */
export function Held() {
  return (
    <>
      <g transform="translate(-50 -150)rotate(-6)">
        <Bag />
      </g>
      <Arms {...grandfather} farHand={[33, -96]} farElbow={1} nearHand={[22, -82]} nearElbow={1} />
    </>
  );
}
