import type { Drawing } from '@site/shared/ui/drawing';
import { Cap, Collar } from '../figure/clothes';
import { darkHair } from '../figure/head';
import { Person } from '../figure/person';

function Room() {
  return (
    <>
      <rect width="360" height="220" fill="#EFE9DF" />
      <path d="M0 162H360V220H0Z" fill="#D9CBB6" />
      <path d="M0 162H360V166H0Z" fill="#C7B69C" />
      <path d="M0 16H92V162H0Z" fill="#F7F3EC" />
      <path d="M0 22H86V150H0Z" fill="#CFE8E6" />
      <path d="M0 110Q20 88 40 104T86 96V150H0Z" fill="#8FCBC4" />
      <path d="M42 22V150M0 84H86" stroke="#F7F3EC" strokeWidth="4" />
      <rect x="176" y="28" width="56" height="70" rx="2" fill="#fff" />
      <rect x="181" y="33" width="46" height="60" fill="#F6D9CC" />
      <circle cx="208" cy="54" r="12" fill="#E8734A" />
      <path d="M181 93V76Q196 60 210 74T227 72V93Z" fill="#0B6E6E" />
      <rect x="240" y="28" width="34" height="42" rx="2" fill="#fff" />
      <path d="M244 32h26v34h-26z" fill="#BCE3DE" />
      <path
        d="M257 60V42M257 52q-8-2-8-9q8 2 8 9M257 48q8-2 8-9q-8 2-8 9"
        stroke="#0A5A5A"
        strokeWidth="1.8"
        fill="#2A9490"
      />
    </>
  );
}

function Lamp() {
  return (
    <>
      <path d="M330 190V74Q330 22 276 24Q246 26 240 52" fill="none" stroke="#0A1C22" strokeWidth="3" />
      <path d="M306 192H350" stroke="#0A1C22" strokeWidth="6" strokeLinecap="round" />
      <path d="M216 74Q218 52 240 52Q262 52 264 74Z" fill="#F6C98A" />
      <path d="M216 74H264L296 162H184Z" fill="#FFF3D6" opacity=".5" />
      <ellipse cx="214" cy="200" rx="138" ry="14" fill="#F7F3EC" />
      <ellipse cx="214" cy="200" rx="120" ry="10" fill="none" stroke="#D9CBB6" strokeWidth="2" />
    </>
  );
}

function Sofa() {
  return (
    <>
      <path d="M128 118Q128 106 140 106H296Q308 106 308 118V160H128Z" fill="#0B6E6E" />
      <path d="M218 106V150" stroke="#0A5A5A" strokeWidth="2.5" />
      <path
        d="M112 136Q112 124 124 124Q138 124 138 136V150H298V136Q298 124 312 124Q324 124 324 136V186H112Z"
        fill="#138080"
      />
      <path d="M138 150H298V168H138Z" fill="#1B918D" />
      <path d="M218 150V168" stroke="#0B6E6E" strokeWidth="2.5" />
      <path d="M120 186v9M316 186v9" stroke="#7A5A3A" strokeWidth="6" />
      <rect x="146" y="118" width="34" height="34" rx="6" fill="#F6C98A" transform="rotate(-8 163 135)" />
    </>
  );
}

function Guide() {
  return (
    <Person
      x={256}
      y={202}
      scale={0.9}
      flipped
      top="#D9502A"
      trousers="#F2EEE8"
      trousersShade="#DDD5C8"
      hair="bob"
      hairColour={darkHair}
      hip={[-4, -50]}
      lean={5}
      feet={[
        [24, 0],
        [33, 0],
      ]}
      knees={[-1, -1]}
      nearHand={[44, -62]}
      nearElbow={1}
      farHand={[50, -97]}
      farElbow={1}
      wear={<Collar />}
      shoes="#0A1C22"
      noShadow
    />
  );
}

function CameraMan() {
  return (
    <Person
      x={58}
      y={208}
      scale={0.92}
      top="#24454C"
      trousers="#0E2A31"
      hair="short"
      hat={<Cap fill="#0A5A5A" />}
      nearHand={[34, -100]}
      nearElbow={1}
      farHand={[40, -94]}
      farElbow={1}
      feet={[
        [-20, 0],
        [20, 0],
      ]}
      knees={[-1, -1]}
      lean={3}
      farArmInFront
      front={
        <>
          <path d="M37-88V-118" stroke="#0A1C22" strokeWidth="5.5" strokeLinecap="round" />
          <path d="M37-118L46-124V-134" stroke="#1B3A42" strokeWidth="3.5" fill="none" strokeLinejoin="round" />
          <rect x="30" y="-148" width="28" height="18" rx="3" fill="#0A1C22" />
          <rect x="58" y="-145" width="8" height="12" rx="2" fill="#1B3A42" />
          <rect x="18" y="-146" width="13" height="14" rx="2" fill="#0A1C22" />
          <rect x="19.5" y="-144" width="9" height="10" rx="1" fill="#8FCBC4" />
          <circle cx="48" cy="-143" r="2.4" fill="#E5484D" />
        </>
      }
    />
  );
}

function Table() {
  return (
    <>
      <ellipse cx="150" cy="186" rx="26" ry="6" fill="#C9A67C" />
      <path d="M150 190V206M134 190L128 208M166 190L172 208" stroke="#8A6A48" strokeWidth="3" />
      <path d="M142 184v-9h12v9z" fill="#fff" />
      <path d="M154 177q5 0 4 4t-5 2" fill="none" stroke="#fff" strokeWidth="1.8" />
    </>
  );
}

function LivingRoom() {
  return (
    <>
      <Room />
      <Lamp />
      <Sofa />
      <Guide />
      <CameraMan />
      <Table />
    </>
  );
}

/** A furnished room of a store: who explains sits down, the camera goes round the sofa. */
export const livingRoomScene: Drawing = { width: 360, height: 220, Draw: LivingRoom };
