import { Face } from '../../drawings/face';
import { LiveLamp } from '@site/drawings/figure/gear';
import { brownHair, darkHair, Head, type HeadLook } from '@site/drawings/figure/head';
import { Limb } from '@site/drawings/figure/limb';
import { Person } from '@site/drawings/figure/person';
import type { Pose } from '@site/drawings/figure/pose';

type Graduate = {
  x: number;
  y: number;
  scale: number;
  hood: string;
  look: HeadLook;
  hands: Pick<Pose, 'nearHand' | 'farHand'>;
};

/** Somebody in a gown, arms up. */
export function Thrower({ x, y, scale, hood, look, hands }: Graduate) {
  return (
    <Person
      x={x}
      y={y}
      scale={scale}
      view="front"
      top="#1B3A44"
      topShade="#142E36"
      nearSleeve="#142E36"
      skirt={46}
      skirtColour="#1B3A44"
      trousers="#12262C"
      face={<Face view="front" mouth="speak" brow={look.hairColour ?? darkHair} />}
      wear={
        <>
          <path d="M-11-52L0-22L11-52L15-49L0-6L-15-49Z" fill={hood} />
          <path d="M-6-53L0-40L6-53Z" fill="#F7FBFB" />
          <path d="M0-6V44" stroke="#102830" strokeWidth="2" />
        </>
      }
      {...look}
      {...hands}
    />
  );
}

export const crowd: readonly Graduate[] = [
  {
    x: 60,
    y: 0,
    scale: 0.98,
    hood: '#2A9490',
    look: { hair: 'short' },
    hands: { nearHand: [-30, -166], farHand: [26, -164] },
  },
  {
    x: 126,
    y: 4,
    scale: 1,
    hood: '#D9502A',
    look: { hair: 'long', hairColour: brownHair },
    hands: { nearHand: [-26, -166], farHand: [32, -160] },
  },
  {
    x: 190,
    y: 0,
    scale: 1.02,
    hood: '#F0B45E',
    look: { hair: 'short', glasses: true },
    hands: { nearHand: [-32, -158], farHand: [24, -168] },
  },
  {
    x: 250,
    y: 5,
    scale: 0.96,
    hood: '#D9502A',
    look: { hair: 'bob' },
    hands: { nearHand: [-24, -168], farHand: [30, -164] },
  },
];

/** A reporter of the school kneels; the picture stands on the back of the camera. */
export function Photographer() {
  return (
    <>
      <path d="M-60 6C-66-44-46-70-14-74C18-70 34-40 34 6Z" fill="#D9502A" />
      <path d="M-60 6C-64-30-56-50-40-62L-30-20L-34 6Z" fill="#B9401D" />
      <Head x={-14} y={-92} radius={23} view="back" hair="tail" hairColour={brownHair} />
      <path d="M-30-66Q-14-56 2-66" stroke="#0A1C22" strokeWidth="4" fill="none" />
      <Limb from={[26, -44]} to={[54, -62]} radii={[11, 8]} fill="#B9401D" />
      <rect x="26" y="-116" width="74" height="52" rx="7" fill="#0A1C22" />
      <path d="M44-126H72L76-116H40Z" fill="#24454C" />
      <rect x="32" y="-110" width="52" height="39" rx="2" fill="#BFE3EA" />
      <path d="M32-86H84V-71H32Z" fill="#6FAF6C" />
      <path d="M38-72V-86L44-94L50-86V-72ZM52-72V-88L58-96L64-88V-72ZM66-72V-86L72-94L78-86V-72Z" fill="#1B3A44" />
      <path d="M42-102l6-3 6 3-6 3zM62-104l6-3 6 3-6 3z" fill="#17323B" />
      <circle cx="92" cy="-80" r="4.4" fill="#4A5F66" />
      <LiveLamp x={92} y={-104} radius={3} />
      <Limb from={[52, -62]} to={[60, -66]} radii={[8, 6]} fill="#F1CDB6" />
    </>
  );
}
