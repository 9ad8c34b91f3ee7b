import { Apron, Cap } from '../../figure/clothes';
import { PhoneOnTripod } from '../../figure/gear';
import { brownHair } from '../../figure/head';
import { Person } from '../../figure/person';

/** Shakes a drink. */
export function Barista() {
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

/** It sends what is shown, and shows it. */
export function Phone() {
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

/** Waits, with a coupon on the phone. */
export function Guest() {
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
