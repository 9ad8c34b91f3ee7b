import { Arms } from '../../drawings/arms';
import { Apron } from '@site/drawings/figure/clothes';
import { Face } from '../../drawings/face';
import { brownHair } from '@site/drawings/figure/head';
import { Limb } from '@site/drawings/figure/limb';
import { Person } from '@site/drawings/figure/person';

function Goggles() {
  return (
    <>
      <path d="M-.8-.16L.3-.1" stroke="#0A1C22" strokeWidth=".14" />
      <path
        d="M.22-.26H.86Q.94 0 .84.24H.34Q.2.2.22-.26Z"
        fill="#BFE8EE"
        opacity=".75"
        stroke="#0A1C22"
        strokeWidth=".1"
      />
    </>
  );
}

export const foreman = {
  x: 0,
  y: 0,
  scale: 1.42,
  top: '#24454C',
  topShade: '#1A363C',
  girth: 1.1,
  lean: 10,
  legless: true,
  sleeve: 'rolled',
} as const;

export function Foreman() {
  return (
    <Person
      {...foreman}
      noShadow
      hair="short"
      face={<Face mouth="calm" lowered />}
      hat={<Goggles />}
      wear={
        <>
          <path d="M-12-34L-7-45L-3-4H-13ZM12-34L8-45L6-4H12Z" fill="#F0B45E" />
          <path d="M-14-22H-4M6-22H14" stroke="#F7FBFB" strokeWidth="4" />
        </>
      }
    />
  );
}

/** One hand holds the board, the other one pulls at its strip. */
export function Pull() {
  return <Arms {...foreman} nearHand={[47, -87]} nearElbow={1} farHand={[25, -79]} farElbow={1} />;
}

/** The manager of a store asks what her customers ask. */
export function Asker() {
  return (
    <Person
      x={0}
      y={0}
      scale={1.36}
      flipped
      top="#D9502A"
      topShade="#B9401D"
      legless
      noShadow
      hair="bob"
      hairColour={brownHair}
      lean={5}
      face={<Face mouth="speak" brow="#3A2018" />}
      wear={<Apron fill="#F6E9CF" length={12} />}
      nearHand={[17, -106]}
      nearElbow={1}
      farHand={[34, -76]}
      front={
        <>
          <path d="M14-100L20-118" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />
          <circle cx="21" cy="-120" r="5" fill="#24454C" />
          <Limb from={[14, -106]} to={[19, -105]} radii={[3.6, 3]} fill="#F1CDB6" />
        </>
      }
    />
  );
}
