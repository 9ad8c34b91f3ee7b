import { Collar } from '../figure/clothes';
import { greyHair } from '../figure/head';
import { PhoneOnTripod } from '../figure/gear';
import { Person } from '../figure/person';
import type { Drawing } from '@site/shared/ui/drawing';

function Hills() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#DFF1EE" />
      <circle cx="300" cy="42" r="22" fill="#F6C98A" />
      <path d="M0 92L60 52L128 88L204 46L280 86L360 58V160H0Z" fill="#A9D6D0" />
      <path d="M0 128Q80 100 176 120T360 112V220H0Z" fill="#7DBB8E" />
      <path d="M0 164Q120 144 240 160T360 158V220H0Z" fill="#5C9E70" />
    </>
  );
}

const fruits = [
  [-26, -6],
  [-8, 10],
  [14, -10],
  [26, 8],
  [2, -24],
] as const;

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-5 22H5V58H-5Z" fill="#7A5A3E" />
      <circle cx="-18" cy="6" r="24" fill="#2F7D52" />
      <circle cx="18" cy="6" r="24" fill="#2F7D52" />
      <circle cy="-16" r="26" fill="#38905F" />
      {fruits.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="6" fill="#F08A3C" />
      ))}
    </g>
  );
}

/** Crates of oranges, ready to be sent. */
function Crates() {
  return (
    <g transform="translate(266 176)">
      <path d="M0 0H72V34H0Z" fill="#C99A6B" />
      <path d="M0 8H72M0 20H72" stroke="#A6805A" strokeWidth="3" />
      {[8, 22, 36, 50, 64].map((x) => (
        <circle key={x} cx={x} cy="-3" r="8" fill="#F08A3C" />
      ))}
      <path d="M14 22h28v10h-28z" fill="#F7FBFB" />
      <path d="M18 27h18" stroke="#0B6E6E" strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}

function Host() {
  return (
    <Person
      x={140}
      y={212}
      scale={0.98}
      top="#D9502A"
      hair="bob"
      wear={<Collar />}
      nearHand={[34, -118]}
      farHand={[28, -88]}
      nearElbow={1}
      farElbow={1}
      front={
        <>
          <circle cx="40" cy="-124" r="9" fill="#F08A3C" />
          <path d="M40-133q4-5 9-4" stroke="#2F7D52" strokeWidth="3" fill="none" strokeLinecap="round" />
        </>
      }
    />
  );
}

function Farmer() {
  return (
    <Person
      x={230}
      y={210}
      scale={0.96}
      flipped
      top="#2A6A70"
      trousers="#4A6A70"
      hair="short"
      hairColour={greyHair}
      sleeve="rolled"
      nearHand={[26, -88]}
      farHand={[30, -92]}
      hat={<path d="M-1.7-.55Q0-1.9 1.7-.55Q0-.25-1.7-.55Z" fill="#E3C27A" />}
      front={
        <>
          <path d="M12-90H52L46-66H18Z" fill="#C99A6B" />
          <circle cx="22" cy="-93" r="7" fill="#F08A3C" />
          <circle cx="33" cy="-96" r="7" fill="#F08A3C" />
          <circle cx="43" cy="-93" r="7" fill="#F08A3C" />
        </>
      }
    />
  );
}

function Orchard() {
  return (
    <>
      <Hills />
      <Tree x={40} y={120} size={1.1} />
      <Tree x={326} y={110} size={0.9} />
      <Tree x={190} y={100} size={0.7} />
      <Crates />
      <Farmer />
      <Host />
      <PhoneOnTripod x={66} y={218} height={66} width={24} length={42} screen="#DFF1EE">
        <path d="M-10 8H10V18H-10Z" fill="#5C9E70" />
        <path d="M-6 12Q-6-2 0-3Q6-2 6 12Z" fill="#D9502A" />
        <circle cy="-7" r="4" fill="#F1CDB6" />
        <circle cx="7" cy="2" r="3" fill="#F08A3C" />
      </PhoneOnTripod>
    </>
  );
}

/** The presenter of a county's station and a farmer, between orange trees. */
export const orchardScene: Drawing = { width: 360, height: 220, Draw: Orchard };
