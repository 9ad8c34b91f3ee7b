import { Collar } from '@site/drawings/figure/clothes';
import { Face } from '../../drawings/face';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';

export const host = {
  x: 0,
  y: 0,
  scale: 1.3,
  top: '#F7FBFB',
  topShade: '#DCE6E6',
  nearSleeve: '#E9F1F0',
  legless: true,
  sleeve: 'short',
} as const;

export function Host() {
  return (
    <Person
      {...host}
      noShadow
      hair="bun"
      face={<Face mouth="smile" />}
      wear={
        <>
          <path d="M-6-53L1-34L8-53L15-48L10 4H-10L-14-48Z" fill="#D9502A" />
          <Collar />
          <path d="M5-36H13V-31H5Z" fill="#F6E9CF" />
        </>
      }
    />
  );
}

/** The guest shows the code of her card. */
export function Guest() {
  return (
    <Person
      x={0}
      y={0}
      scale={1.3}
      flipped
      top="#2A9490"
      topShade="#227672"
      skirt={30}
      skirtColour="#17464B"
      bareLegs
      shoes="#7A3B2A"
      hair="long"
      hairColour={brownHair}
      face={<Face mouth="smile" brow="#3A2018" />}
      wear={<path d="M-14-40L12-10" stroke="#7A3B2A" strokeWidth="3" />}
      nearHand={[32, -100]}
      nearElbow={1}
      farHand={[14, -76]}
      front={
        <>
          <g transform="translate(37 -108)rotate(10)">
            <rect x="-9" y="-16" width="18" height="30" rx="3" fill="#0A1C22" />
            <rect x="-7" y="-13" width="14" height="24" rx="1.5" fill="#FBEDE3" />
            <path d="M-4-9h8v8h-8z" fill="#D9502A" />
            <path d="M-4 3h8M-4 7h5" stroke="#C49C88" strokeWidth="2" />
          </g>
          <path d="M5-54H25L28-30H2Z" fill="#7A3B2A" />
          <path d="M9-54Q15-82 21-54" stroke="#7A3B2A" strokeWidth="2.6" fill="none" />
          <path d="M15-46V-40" stroke="#F0B45E" strokeWidth="4" />
        </>
      }
    />
  );
}

/** Her friend, who told her of it. */
export function Friend() {
  return (
    <Person
      x={0}
      y={0}
      scale={1.26}
      flipped
      top="#F0B45E"
      topShade="#D99A42"
      trousers="#5B6F86"
      hair="bob"
      hairColour={darkHair}
      face={<Face mouth="speak" />}
      wear={
        <>
          <Collar fill="#F7FBFB" />
          <path d="M-13-24H12" stroke="#D99A42" strokeWidth="2" />
        </>
      }
      nearHand={[28, -106]}
      nearElbow={1}
      farHand={[26, -82]}
    />
  );
}
