import { Lanyard, Suit } from '@site/drawings/figure/clothes';
import { brownHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Fair() {
  return (
    <>
      <rect width="360" height="220" fill="#E7F3F1" />
      <path d="M0 0H360V26H0Z" fill="#BFD9D6" />
      {times(6).map((i) => (
        <path
          key={i}
          d={`M${i * 72 - 20} 26L${i * 72 + 16} 0L${i * 72 + 52} 26`}
          fill="none"
          stroke="#8FB5B1"
          strokeWidth="3"
        />
      ))}
      <path d="M0 178H360V220H0Z" fill="#CFE0DE" />
      <path d="M292 62H360V178H292Z" fill="#F2EEE8" />
      <path d="M300 74H352V98H300Z" fill="#E3D6C4" />
    </>
  );
}

/** The stand: a wall with the product's outline, a plinth with the product. */
function Stand() {
  return (
    <>
      <path d="M40 44H276V178H40Z" fill="#0B6E6E" />
      <path d="M40 44H276V60H40Z" fill="#06363A" />
      <circle cx="58" cy="52" r="4.5" fill="#7FE3D4" />
      <path d="M70 52H130" stroke="#F7FBFB" strokeWidth="4" strokeLinecap="round" />
      <rect x="56" y="74" width="92" height="58" rx="4" fill="#063F45" />
      <path d="M68 118L92 94L108 108L122 90L136 118Z" fill="#3E9F98" />
      <path d="M164 80H252M164 92H236M164 104H244" stroke="#7FC6BF" strokeWidth="4" strokeLinecap="round" />
      <path d="M142 150H208V196H142Z" fill="#F7FBFB" />
      <path d="M136 144H214V152H136Z" fill="#DCE7E6" />
      <rect x="150" y="112" width="50" height="30" rx="4" fill="#0A1C22" />
      <rect x="154" y="116" width="42" height="22" rx="2" fill="#7FE3D4" />
      <path d="M169 142h12l3 4h-18z" fill="#24454C" />
    </>
  );
}

function FairBooth() {
  return (
    <>
      <Fair />
      <Stand />
      <Person
        x={112}
        y={208}
        scale={0.9}
        top="#D9502A"
        hair="bob"
        wear={<Lanyard stroke="#06363A" />}
        nearHand={[44, -98]}
        nearElbow={1}
        farHand={[14, -70]}
      />
      <Person
        x={246}
        y={212}
        scale={0.92}
        flipped
        top="#F7FBFB"
        trousers="#2A6A70"
        hair="tail"
        hairColour={brownHair}
        nearHand={[34, -112]}
        nearElbow={1}
        farHand={[30, -102]}
        farElbow={1}
        front={
          <>
            <path d="M34-96V-124" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />
            <rect x="18" y="-146" width="36" height="22" rx="3" fill="#0A1C22" />
            <rect x="20.5" y="-143.5" width="31" height="17" rx="1.5" fill="#0B6E6E" />
            <rect x="32" y="-138" width="12" height="8" rx="1" fill="#7FE3D4" />
          </>
        }
      />
      <Person
        x={320}
        y={214}
        scale={0.94}
        flipped
        top="#12464D"
        hair="short"
        wear={<Suit />}
        nearHand={[20, -74]}
        farHand={[16, -80]}
      />
    </>
  );
}

/** A stand at a fair: she shows the product, a colleague films for who could not come, a visitor looks on. */
export const fairBoothScene: Drawing = { width: 360, height: 220, Draw: FairBooth };
