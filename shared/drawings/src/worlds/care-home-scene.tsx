import { Collar } from '../figure/clothes';
import { brownHair, greyHair } from '../figure/head';
import { LiveLamp, Plant } from '../figure/gear';
import { Person } from '../figure/person';
import type { Drawing } from '@site/shared/ui/drawing';

function Garden() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F4F1E6" />
      <path d="M22 24H206V150H22Z" fill="#DDF0F3" />
      <path d="M22 150V112Q70 88 116 108T206 96V150Z" fill="#8FC79B" />
      <circle cx="60" cy="98" r="20" fill="#38905F" />
      <path d="M57 112h6v26h-6z" fill="#7A5A3E" />
      <path d="M114 24V150M22 84H206" stroke="#fff" strokeWidth="6" />
      <path d="M0 166H360V220H0Z" fill="#E0D0B4" />
      <path d="M0 136H360" stroke="#C9A67C" strokeWidth="6" />
      <path d="M236 34H336V104H236Z" fill="#fff" />
      <path d="M248 50h62M248 64h76M248 78h48" stroke="#8FCBC4" strokeWidth="6" strokeLinecap="round" />
      <Plant x={344} y={180} pot="#0B6E6E" />
    </>
  );
}

/** An old lady in her wheelchair. */
function Resident() {
  return (
    <>
      <circle cx="232" cy="186" r="26" fill="none" stroke="#24454C" strokeWidth="5" />
      <circle cx="282" cy="202" r="10" fill="none" stroke="#24454C" strokeWidth="4" />
      <path d="M208 130V178H262L282 196" stroke="#24454C" strokeWidth="5" fill="none" strokeLinejoin="round" />
      <Person
        x={232}
        y={206}
        scale={0.9}
        top="#E8A98E"
        trousers="#6E8B90"
        hair="bun"
        hairColour={greyHair}
        hip={[0, -36]}
        legBone={26}
        feet={[
          [44, 0],
          [50, 0],
        ]}
        nearHand={[28, -48]}
        farHand={[40, -66]}
        noShadow
      />
    </>
  );
}

function Nurse() {
  return (
    <Person
      x={178}
      y={212}
      scale={0.98}
      top="#2A9490"
      hair="bob"
      hairColour={brownHair}
      wear={<Collar />}
      nearHand={[30, -88]}
      farHand={[38, -92]}
      lean={4}
    />
  );
}

function Filming() {
  return (
    <Person
      x={62}
      y={214}
      scale={0.98}
      top="#12464D"
      hair="short"
      nearHand={[38, -108]}
      farHand={[44, -104]}
      nearElbow={1}
      farElbow={1}
      front={
        <g transform="translate(46 -120)">
          <rect x="-17" y="-11" width="34" height="22" rx="3" fill="#0A1C22" />
          <rect x="-14" y="-8" width="28" height="16" rx="1" fill="#F4F1E6" />
          <path d="M-4 8Q-4-2 2-2Q8-2 8 8Z" fill="#E8A98E" />
          <circle cx="2" cy="-5" r="3" fill="#F1CDB6" />
          <LiveLamp x={-11} y={-5} radius={1.6} />
        </g>
      }
    />
  );
}

function CareHome() {
  return (
    <>
      <Garden />
      <Nurse />
      <Resident />
      <Filming />
    </>
  );
}

/** An open day of a care home: families look around from afar. */
export const careHomeScene: Drawing = { width: 360, height: 220, Draw: CareHome };
