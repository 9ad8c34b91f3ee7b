import { Collar, Lanyard, Suit } from '../figure/clothes';
import { brownHair, darkHair, greyHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Foyer() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#EADFCB" />
      {times(4).map((pane) => (
        <path key={pane} d={`M${14 + pane * 88} 18h76v112h-76z`} fill="#BFDCC9" />
      ))}
      <path d="M14 130Q50 84 90 112T190 96T290 116T354 96V130Z" fill="#7DB583" />
      <path d="M0 130H360V138H0Z" fill="#C9B798" />
      <path d="M0 178H360V220H0Z" fill="#B99B70" />
    </>
  );
}

/** A high table with cups and cake. */
function HighTable() {
  return (
    <>
      <ellipse cx="180" cy="138" rx="46" ry="8" fill="#F7FBFB" />
      <path d="M180 146V204M158 206H202" stroke="#5E4A38" strokeWidth="6" strokeLinecap="round" />
      <path d="M158 136v-9h13v9zM194 136v-9h13v9z" fill="#D9502A" />
      <path d="M176 134q7-12 14 0z" fill="#A8704A" />
    </>
  );
}

const cup = <path d="M-6-9H6L4 4H-4Z" fill="#fff" stroke="#B9401D" strokeWidth="1.6" />;

function CoffeeBreak() {
  return (
    <>
      <Foyer />
      <Person
        x={116}
        y={212}
        scale={0.98}
        top="#24344A"
        hair="short"
        hairColour={greyHair}
        wear={<Suit />}
        nearHand={[28, -104]}
        farHand={[34, -82]}
        front={<g transform="translate(32 -108)">{cup}</g>}
      />
      <HighTable />
      <Person
        x={244}
        y={212}
        scale={0.96}
        flipped
        top="#D9502A"
        hair="tail"
        hairColour={brownHair}
        wear={<Lanyard stroke="#F7FBFB" />}
        nearHand={[26, -100]}
        farHand={[30, -80]}
        front={<g transform="translate(30 -104)">{cup}</g>}
      />
      <Person
        x={306}
        y={206}
        scale={0.9}
        flipped
        top="#6C8A4E"
        hair="short"
        hairColour={darkHair}
        wear={<Collar />}
        nearHand={[16, -84]}
        farHand={[30, -96]}
      />
    </>
  );
}

/** Coffee between two talks, by the windows of the foyer. */
export const coffeeBreakScene: Drawing = { width: 360, height: 220, Draw: CoffeeBreak };
