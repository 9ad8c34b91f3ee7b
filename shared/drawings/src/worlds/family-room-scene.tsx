import type { Drawing } from '@site/shared/ui/drawing';
import { Collar } from '../figure/clothes';
import { PhoneOnTripod } from '../figure/gear';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';

function Room() {
  return (
    <>
      <rect width="360" height="220" fill="#F4EFE7" />
      <path d="M0 158H360V220H0Z" fill="#E6DCCB" />
      <path d="M0 158H360V161H0Z" fill="#D8CBB5" />
      <path d="M28 26h74v64H28z" fill="#fff" />
      <path d="M32 30h66v56H32z" fill="#D6EEEA" />
      <path d="M32 86Q46 62 66 76T98 68V86Z" fill="#8FCBC4" />
      <path d="M65 30V86" stroke="#fff" strokeWidth="3" />
      <path d="M120 40h62v6h-62zM120 76h62v6h-62z" fill="#D8CBB5" />
      <rect x="126" y="22" width="8" height="18" rx="1" fill="#0B6E6E" />
      <rect x="135" y="26" width="7" height="14" rx="1" fill="#E8A98E" />
      <rect x="143" y="20" width="9" height="20" rx="1" fill="#8FCBC4" />
      <circle cx="168" cy="33" r="7" fill="#F6C98A" />
      <path d="M128 76v-14h14v14zM146 76a8 8 0 0 1 16 0z" fill="#2A9490" />
      <path d="M166 76l7-14l7 14z" fill="#F6C98A" />
      <ellipse cx="204" cy="196" rx="132" ry="20" fill="#CFE8E3" />
      <ellipse cx="204" cy="196" rx="108" ry="15" fill="#E3F3F0" />
    </>
  );
}

function Ruler() {
  return (
    <>
      <rect x="268" y="16" width="64" height="158" rx="5" fill="#fff" />
      <path d="M268 16H284V174H268Z" fill="#BCE3DE" />
      {times(15).map((i) => (
        <path key={i} d={`M268 ${166 - i * 10}h${i % 5 ? 6 : 12}`} stroke="#0B6E6E" strokeWidth="1.5" />
      ))}
      <path
        d="M292 174C298 132 302 92 304 58L303 46Q303 34 314 33Q326 35 336 47Q338 56 329 57L320 57C320 92 326 134 336 174Z"
        fill="#F6C98A"
      />
      <path d="M308 36L306 25M318 36L320 25" stroke="#D99A4E" strokeWidth="2.8" strokeLinecap="round" />
      <path d="M302 40L293 38L301 47Z" fill="#F6C98A" />
      <circle cx="319" cy="45" r="2" fill="#5A3A22" />
      <path
        d="M309 64l8 2-1 9-8-1zM305 86l9-1 1 10-9 1zM316 104l7-1 2 9-8 2zM303 114l8 2-2 10-8-2zM313 132l10-2 1 11-9 2zM300 144l9 2-2 11-9-2zM318 156l11-1 2 11-11 1z"
        fill="#D99A4E"
      />
    </>
  );
}

function Family() {
  return (
    <>
      <Person
        x={258}
        y={190}
        scale={0.62}
        flipped
        headRadius={18}
        top="#FFD978"
        trousers="#2A9490"
        hair="short"
        hairColour={brownHair}
        sleeve="short"
        hip={[0, -38]}
        legBone={18}
        armBone={17}
        girth={0.9}
        headShift={[0, -4]}
        feet={[
          [-8, 0],
          [9, 0],
        ]}
        nearHand={[14, -58]}
        nearElbow={1}
        farHand={[30, -70]}
        shoes="#F7FBFB"
      />
      <Person
        x={206}
        y={200}
        scale={0.88}
        top="#D9502A"
        trousers="#12464D"
        hair="long"
        hairColour={brownHair}
        hip={[-4, -38]}
        lean={6}
        feet={[
          [-44, -1],
          [22, 0],
        ]}
        knees={[-1, -1]}
        nearHand={[36, -62]}
        nearElbow={1}
        farHand={[58, -105]}
        farElbow={1}
        wear={<Collar />}
        noShadow
        farArmInFront
      />
    </>
  );
}

function Pram() {
  return (
    <g transform="translate(66 194)">
      <path d="M-34-54A36 36 0 0 1 4-88V-54Z" fill="#0A5A5A" />
      <path d="M-34-54Q-30-26-2-24H16Q34-28 36-54Z" fill="#0B6E6E" />
      <path d="M-34-54H36" stroke="#7FC5BD" strokeWidth="3" />
      <path
        d="M36-54L52-78L60-76"
        fill="none"
        stroke="#0A1C22"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-18-26L18-6M22-27L-16-6" stroke="#0A1C22" strokeWidth="3" />
      <circle cx="-18" cy="-9" r="9" fill="#F4EFE7" stroke="#0A1C22" strokeWidth="4" />
      <circle cx="20" cy="-9" r="9" fill="#F4EFE7" stroke="#0A1C22" strokeWidth="4" />
      <path d="M-22-60Q-10-70 6-58" fill="none" stroke="#2A9490" strokeWidth="3" />
    </g>
  );
}

function Floor() {
  return (
    <>
      <PhoneOnTripod x={132} y={214} height={52} width={24} length={42} screen="#F4EFE7">
        <path d="M-10.4 8H10.4V17Q10.4 19.2 8.8 19.2H-8.8Q-10.4 19.2-10.4 17Z" fill="#CFE8E3" />
        <path d="M-7 12Q-7-1-2-2Q4-1 3 12Z" fill="#D9502A" />
        <circle cx="-2" cy="-5.5" r="3.6" fill="#F1CDB6" />
        <path d="M-6-5A4 4 0 0 1 1-8Q-2-5-4.5 0Z" fill="#4A2E24" />
        <circle cx="6" cy="3" r="3" fill="#F1CDB6" />
        <path d="M3.5 12V7H8.5V12Z" fill="#F6C98A" />
      </PhoneOnTripod>
      <path d="M296 206h14v-13h-14z" fill="#8FCBC4" />
      <path d="M312 206h12v-11h-12z" fill="#E8A98E" />
      <path d="M303 193l8-13l8 13z" fill="#F6C98A" />
    </>
  );
}

function FamilyRoom() {
  return (
    <>
      <Room />
      <Ruler />
      <Family />
      <Pram />
      <Floor />
    </>
  );
}

/** A mother measures her child at a wall; the pram stands below the window. */
export const familyRoomScene: Drawing = { width: 360, height: 220, Draw: FamilyRoom };
