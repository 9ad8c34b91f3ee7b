import { Suit } from '../figure/clothes';
import { greyHair } from '../figure/head';
import { CameraOnTripod, Plant } from '../figure/gear';
import { Person } from '../figure/person';
import type { Drawing } from '@site/shared/ui/drawing';

function Room() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#EFE6DA" />
      <path d="M0 170H360V220H0Z" fill="#B89F84" />
      <path d="M0 170H360V173H0Z" fill="#A48B70" />
      <path d="M112 22H248V108H112Z" fill="#7A5A3E" />
      <path d="M118 28H242V102H118Z" fill="#F7F1E6" />
      <path d="M118 102V78Q148 52 176 72T242 62V102Z" fill="#8FB7A8" />
      <path d="M150 60Q168 40 186 58" stroke="#5F442D" strokeWidth="2" fill="none" />
      <circle cx="214" cy="46" r="9" fill="#D9502A" />
      <path d="M30 20V120M30 20Q54 26 54 52V60H6V52Q6 26 30 20Z" fill="#F6E9CF" stroke="#C9A45C" strokeWidth="2" />
      <Plant x={336} y={172} pot="#7A5A3E" />
    </>
  );
}

function Sofas() {
  return (
    <>
      <path d="M34 118Q34 108 44 108H66V196H34Z" fill="#12464D" />
      <path d="M34 152H104V196H34Z" fill="#1B5A62" />
      <path d="M326 118Q326 108 316 108H294V196H326Z" fill="#12464D" />
      <path d="M256 152H326V196H256Z" fill="#1B5A62" />
      <ellipse cx="180" cy="176" rx="50" ry="9" fill="#8A6A48" />
      <path d="M180 176V204M156 208H204" stroke="#5F442D" strokeWidth="6" strokeLinecap="round" />
      <path d="M162 170v-10h16v10z" fill="#F7FBFB" />
      <path d="M190 170q-2-14 12-14t10 14z" fill="#0B6E6E" />
      <path d="M212 162q6 0 5 5" stroke="#0B6E6E" strokeWidth="3" fill="none" />
    </>
  );
}

function Adviser() {
  return (
    <Person
      x={86}
      y={208}
      scale={0.94}
      top="#12333B"
      hair="short"
      wear={<Suit tie="#0B6E6E" />}
      hip={[-2, -54]}
      feet={[
        [34, 0],
        [42, 0],
      ]}
      knees={[-1, -1]}
      nearHand={[30, -66]}
      farHand={[44, -92]}
      noShadow
    />
  );
}

function Client() {
  return (
    <Person
      x={276}
      y={208}
      scale={0.94}
      flipped
      top="#B9401D"
      trousers="#4A2E24"
      hair="bob"
      hairColour={greyHair}
      hip={[-2, -54]}
      feet={[
        [32, 0],
        [40, 0],
      ]}
      knees={[-1, -1]}
      nearHand={[26, -72]}
      farHand={[34, -74]}
      noShadow
      front={<rect x="22" y="-86" width="26" height="18" rx="2" fill="#F7FBFB" transform="rotate(-10 34 -78)" />}
    />
  );
}

function TeaSalon() {
  return (
    <>
      <Room />
      <Sofas />
      <Adviser />
      <Client />
      <CameraOnTripod x={180} y={224} height={26} />
    </>
  );
}

/** An adviser and a client over tea, invited by name. */
export const teaSalonScene: Drawing = { width: 360, height: 220, Draw: TeaSalon };
