import { Fragment } from 'react';
import type { Drawing } from '../scenes/drawing';
import { Apron, Cap } from '../figure/clothes';
import { PhoneOnTripod } from '../figure/gear';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';

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

function Shop() {
  return (
    <>
      <rect width="360" height="220" fill="#0B4E51" />
      <path d="M0 0H360V10H0Z" fill="#06363A" />
      {menus.map(({ x, title }) => (
        <Fragment key={x}>
          <rect x={x} y="20" width="72" height="46" rx="3" fill="#F6E9CF" />
          <path d={`M${x + 8} 30h${title}`} stroke="#0A5A5A" strokeWidth="4" strokeLinecap="round" />
          <path
            d={`M${x + 8} 41h28M${x + 8} 49h22M${x + 8} 57h26M${x + 54} 41h8M${x + 54} 49h8M${x + 54} 57h8`}
            stroke="#B89F72"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </Fragment>
      ))}
      {[288, 332].map((x) => (
        <Fragment key={x}>
          <path d={`M${x} 0V30`} stroke="#06282C" strokeWidth="2" />
          <path d={`M${x - 14} 44Q${x - 12} 30 ${x} 30Q${x + 12} 30 ${x + 14} 44Z`} fill="#F2EEE8" />
          <path d={`M${x - 14} 44H${x + 14}L${x + 34} 150H${x - 34}Z`} fill="#F6E9CF" opacity=".1" />
        </Fragment>
      ))}
    </>
  );
}

function Jars() {
  return (
    <>
      <path d="M0 96H130V100H0Z" fill="#083F45" />
      {times(5).map((i) => (
        <Fragment key={i}>
          <rect
            x={10 + i * 24}
            y={80 - (i % 2) * 4}
            width="15"
            height={16 + (i % 2) * 4}
            rx="2"
            fill={['#D6EEEA', '#F6C98A', '#8FCBC4', '#E8A98E', '#D6EEEA'][i]}
            opacity=".9"
          />
          <rect x={12 + i * 24} y={76 - (i % 2) * 4} width="11" height="5" rx="1.5" fill="#06282C" />
        </Fragment>
      ))}
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
          <>
            <g transform="translate(31 -133)rotate(38)">
              <path d="M-8.5 20L-10-8H10L8.5 20Z" fill="#C9D8DA" />
              <path d="M-10-8H10L7-20H-7Z" fill="#A9BEC1" />
              <rect x="-4" y="-26" width="8" height="7" rx="2" fill="#C9D8DA" />
              <path d="M-5 16L-6-4" stroke="#fff" strokeWidth="2.5" opacity=".8" />
            </g>
          </>
        }
      />
      <path d="M198 54q6 4 6 11M208 47q9 6 9 17" stroke="#7FE3D4" strokeWidth="2.2" fill="none" strokeLinecap="round" />
      <path d="M160 44q-6 2-8 8" stroke="#7FE3D4" strokeWidth="2.2" fill="none" strokeLinecap="round" />
    </>
  );
}

function Counter() {
  return (
    <>
      <path d="M0 146H360V156H0Z" fill="#F2EEE8" />
      <path d="M0 156H360V220H0Z" fill="#0B6E6E" />
      {times(15).map((i) => (
        <path key={i} d={`M${i * 25} 156V220`} stroke="#0A5A5A" strokeWidth="1.5" />
      ))}
      {[28, 74].map((x, i) => (
        <Fragment key={i}>
          <path
            d={`M${x - 17} 146V104Q${x - 17} 96 ${x - 9} 96H${x + 9}Q${x + 17} 96 ${x + 17} 104V146Z`}
            fill="#C9D8DA"
          />
          <path d={`M${x - 11} 142V106`} stroke="#F7FBFB" strokeWidth="4" strokeLinecap="round" />
          <rect x={x - 7} y="90" width="14" height="7" rx="2" fill="#24454C" />
          <rect x={x + 2} y="128" width="13" height="6" rx="2" fill="#24454C" />
          <rect x={x - 3} y="112" width="15" height="9" rx="2" fill={i ? '#E8A98E' : '#2A9490'} />
        </Fragment>
      ))}
      <Cup x={108} y={146} drink="#F6C98A" sediment="#E2933F" />
      <Cup x={250} y={146} drink="#F7FBFB" sediment="#B98A62" />
      <Cup x={274} y={146} drink="#BFE3C8" sediment="#6DB58A" />
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
