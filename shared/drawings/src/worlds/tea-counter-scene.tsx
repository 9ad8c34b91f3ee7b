import type { Drawing } from '@site/shared/ui/drawing';
import { Barista, Guest, Phone } from '../parts/worlds/tea-counter-people';
import { Goods, Jars } from '../parts/worlds/tea-counter-goods';

/** Boards above the counter, each with a title of its own length. */
const menus = [
  { x: 22, title: 30 },
  { x: 102, title: 26 },
  { x: 182, title: 34 },
];

function Menus() {
  return (
    <>
      <path
        d={menus.map(({ x }) => `M${x + 2} 22h68v42h-68z`).join('')}
        fill="#F6E9CF"
        stroke="#F6E9CF"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <g strokeLinecap="round">
        <path d={menus.map(({ x, title }) => `M${x + 8} 30h${title}`).join('')} stroke="#0A5A5A" strokeWidth="4" />
        <path
          d={menus.map(({ x }) => `M${x + 8} 41h28m10 0h8m-46 8h22m16 0h8m-46 8h26m12 0h8`).join('')}
          stroke="#B89F72"
          strokeWidth="2.6"
        />
      </g>
    </>
  );
}

function Lamps() {
  return (
    <>
      <path d="M288 0v30m44-30v30" stroke="#06282C" strokeWidth="2" />
      <path d="M274 44q2-14 14-14t14 14zm44 0q2-14 14-14t14 14z" fill="#F2EEE8" />
      <path d="M274 44h28l20 106h-68z" fill="#F6E9CF" opacity=".1" />
      <path d="M318 44h28l20 106h-68z" fill="#F6E9CF" opacity=".1" />
    </>
  );
}

function Shop() {
  return (
    <>
      <path d="M0 0h360v220H0z" fill="#0B4E51" />
      <path d="M0 0h360v10H0z" fill="#06363A" />
      <Menus />
      <Lamps />
    </>
  );
}

function Counter() {
  return (
    <>
      <path d="M0 146h360v10H0z" fill="#F2EEE8" />
      <path d="M0 156h360v64H0z" fill="#0B6E6E" />
      <path d="M-.75 188H360" stroke="#0A5A5A" strokeWidth="64" strokeDasharray="1.5 23.5" />
    </>
  );
}

function TeaCounter() {
  return (
    <>
      <Shop />
      <Jars />
      <Barista />
      <Counter />
      <Goods />
      <Phone />
      <Guest />
    </>
  );
}

/** A counter for tea: a drink is shaken, a guest who waits takes a coupon. */
export const teaCounterScene: Drawing = { width: 360, height: 220, Draw: TeaCounter };

/** The shop before it opens. */
export function TeaCounterPlace() {
  return (
    <>
      <Shop />
      <Counter />
    </>
  );
}

/** Who and what is in the shop; of the barista what the counter does not hide. */
export function TeaCounterPeople() {
  return (
    <>
      <Jars />
      <svg width="360" height="146">
        <Barista />
      </svg>
      <Goods />
      <Phone />
      <Guest />
    </>
  );
}
