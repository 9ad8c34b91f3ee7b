import type { Drawing } from '../scenes/drawing';
import { Apron, Cap } from '../figure/clothes';
import { PhoneOnTripod } from '../figure/gear';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';

type CupProps = { x: number; y: number; drink: string; sediment: string };

function Cup({ x, y, drink, sediment }: CupProps) {
  return (
    <g transform={`translate(${x} ${y})scale(.92)`}>
      <path d="M6-36L10-50" stroke="#F7FBFB" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M-10-32H10L7 0H-7Z" fill="#E9F7F5" />
      <path d="M-9.2-24H9.2L8.2-14H-8.2Z" fill={drink} />
      <path d="M-8.2-14H8.2L7 0H-7Z" fill={sediment} />
      <path d="M-11.5-35H11.5V-31H-11.5Z" fill="#F7FBFB" />
    </g>
  );
}

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

const jars = ['#D6EEEA', '#F6C98A', '#8FCBC4', '#E8A98E', '#D6EEEA'];
/** Every other jar is higher. */
const rise = (index: number) => (index % 2) * 4;

function Jars() {
  return (
    <>
      <path d="M0 96h130v4H0z" fill="#083F45" />
      {jars.map((fill, i) => (
        <rect
          key={i}
          x={10 + i * 24}
          y={80 - rise(i)}
          width="15"
          height={16 + rise(i)}
          rx="2"
          fill={fill}
          opacity=".9"
        />
      ))}
      <path
        d={jars.map((_, i) => `M${13.5 + i * 24} ${77.5 - rise(i)}h8v2h-8z`).join('')}
        fill="#06282C"
        stroke="#06282C"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  );
}

function Barista() {
  return (
    <>
      <Person
        x={146}
        y={220}
        scale={1.06}
        top="#F7FBFB"
        trousers="#12333B"
        hair="tail"
        hairColour={brownHair}
        sleeve="short"
        nearHand={[24, -124]}
        nearElbow={1}
        farHand={[38, -141]}
        farElbow={1}
        lean={-4}
        wear={<Apron fill="#D9502A" length={10} />}
        legless
        noShadow
        hat={<Cap fill="#D9502A" />}
        tilt={4}
        between={
          <g transform="translate(31 -133)rotate(38)">
            <path d="M-8.5 20L-10-8H10L8.5 20Z" fill="#C9D8DA" />
            <path d="M-10-8H10L7-20H-7Z" fill="#A9BEC1" />
            <rect x="-4" y="-26" width="8" height="7" rx="2" fill="#C9D8DA" />
            <path d="M-5 16L-6-4" stroke="#fff" strokeWidth="2.5" opacity=".8" />
          </g>
        }
      />
      <path
        d="M198 54q6 4 6 11m4-18q9 6 9 17m-57-20q-6 2-8 8"
        stroke="#7FE3D4"
        strokeWidth="2.2"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

const cups = [
  { x: 108, drink: '#F6C98A', sediment: '#E2933F' },
  { x: 250, drink: '#F7FBFB', sediment: '#B98A62' },
  { x: 274, drink: '#BFE3C8', sediment: '#6DB58A' },
];

function Urns() {
  return (
    <>
      <path d="M11 146v-42q0-8 8-8h18q8 0 8 8v42zm46 0v-42q0-8 8-8h18q8 0 8 8v42z" fill="#C9D8DA" />
      <path d="M17 142v-36m46 36v-36" stroke="#F7FBFB" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M23 92h10v3H23zm9 38h9v2h-9zm37-38h10v3H69zm9 38h9v2h-9z"
        fill="#24454C"
        stroke="#24454C"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <rect x="25" y="112" width="15" height="9" rx="2" fill="#2A9490" />
      <rect x="71" y="112" width="15" height="9" rx="2" fill="#E8A98E" />
    </>
  );
}

function Counter() {
  return (
    <>
      <path d="M0 146h360v10H0z" fill="#F2EEE8" />
      <path d="M0 156h360v64H0z" fill="#0B6E6E" />
      <path d="M-.75 188H360" stroke="#0A5A5A" strokeWidth="64" strokeDasharray="1.5 23.5" />
      <Urns />
      {cups.map(({ x, ...cup }) => (
        <Cup key={x} x={x} y={146} {...cup} />
      ))}
    </>
  );
}

function Phone() {
  return (
    <>
      <PhoneOnTripod x={220} y={148} height={24} width={26} length={44} screen="#12696B">
        <path d="M-11 9H11V17Q11 20 8 20H-8Q-11 20-11 17Z" fill="#F2EEE8" />
        <path d="M-7 9Q-8-3 0-3Q8-3 7 9Z" fill="#D9502A" />
        <circle cx="0" cy="-7" r="4.3" fill="#F1CDB6" />
        <path d="M-4.6-8A4.6 4.6 0 0 1 4.6-8Z" fill="#D9502A" />
        <path d="M7-10l5-5" stroke="#C9D8DA" strokeWidth="4" strokeLinecap="round" />
      </PhoneOnTripod>
    </>
  );
}

function Guest() {
  return (
    <>
      <Person
        x={318}
        y={238}
        scale={1.02}
        flipped
        view="back"
        top="#E7DCCB"
        trousers="#12333B"
        hair="bob"
        nearHand={[-24, -92]}
        farHand={[26, -102]}
        shoeless
        noShadow
      />
      <g transform="rotate(-14 290 134)">
        <rect x="283" y="119" width="16" height="27" rx="3" fill="#0A1C22" />
        <rect x="285" y="121.5" width="12" height="22" rx="1.5" fill="#E9F7F5" />
        <path d="M287.5 125h7v7h-7z" fill="#0B6E6E" />
      </g>
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
      <Phone />
      <Guest />
    </>
  );
}

/** A counter for tea: a drink is shaken, a guest who waits takes a coupon. */
export const teaCounterScene: Drawing = { width: 360, height: 220, Draw: TeaCounter };
