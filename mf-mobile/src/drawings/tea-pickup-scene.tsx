import { Apron, Cap } from '@site/drawings/figure/clothes';
import { brownHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Street() {
  return (
    <>
      <rect width="360" height="220" fill="#F6E9CF" />
      <path d="M0 196H360V220H0Z" fill="#D9C9AE" />
      <rect x="20" y="30" width="232" height="166" fill="#0B6E6E" />
      <rect x="36" y="70" width="200" height="82" fill="#F9F3E6" />
      <path d="M36 152H236V162H36Z" fill="#C99A6B" />
      <path d="M28 162H244V196H28Z" fill="#0A5A5A" />
      {times(7).map((i) => (
        <path key={i} d={`M${20 + i * 33.2} 34h33.2v20a16.6 12 0 0 1-33.2 0z`} fill={i % 2 ? '#F7FBFB' : '#D9502A'} />
      ))}
      <rect x="20" y="26" width="232" height="12" fill="#06363A" />
    </>
  );
}

/** Headquarters on the screen in the window. */
function Screen() {
  return (
    <>
      <rect x="48" y="78" width="62" height="44" rx="4" fill="#041D21" />
      <rect x="52" y="82" width="54" height="36" rx="2" fill="#BFE3DE" />
      <path d="M66 118Q67 102 79 102T92 118Z" fill="#D9502A" />
      <circle cx="79" cy="95" r="7" fill="#F1CDB6" />
      <path d="M72 94Q72 86 79 86T86 94L84 91H74Z" fill="#24454C" />
      <rect x="54" y="84" width="28" height="11" rx="2.5" fill="#C9343A" />
      <text x="56.5" y="92.6" fontSize="9" fill="#fff">
        总部
      </text>
    </>
  );
}

function TeaCup({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M4-24L7-34" stroke="#24454C" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M-8-22H8L6 0H-6Z" fill={fill} />
      <path d="M-9.5-25H9.5V-21H-9.5Z" fill="#F7FBFB" />
    </g>
  );
}

function TeaPickup() {
  return (
    <>
      <Street />
      <Screen />
      <Person
        x={178}
        y={224}
        scale={0.98}
        top="#F7FBFB"
        hair="tail"
        hairColour={brownHair}
        wear={<Apron fill="#D9502A" />}
        hat={<Cap fill="#06363A" />}
        legless
        nearHand={[44, -80]}
        farHand={[30, -70]}
        nearElbow={1}
        front={<TeaCup x={50} y={-72} fill="#E8A35C" />}
      />
      <path d="M36 152H236V162H36Z" fill="#C99A6B" />
      <TeaCup x={132} y={152} fill="#8CC3BC" />
      <TeaCup x={112} y={152} fill="#E8A35C" />
      <Person
        x={292}
        y={208}
        scale={0.98}
        flipped
        top="#12464D"
        trousers="#4A6A70"
        hair="bob"
        nearHand={[40, -92]}
        nearElbow={1}
        farHand={[24, -66]}
        front={
          <g transform="translate(44 -100)rotate(-8)">
            <rect x="-9" y="-17" width="18" height="32" rx="3" fill="#0A1C22" />
            <rect x="-7" y="-14" width="14" height="26" rx="1.5" fill="#FDF0EB" />
            <path d="M-4-10h3v3h-3zM1-10h3v3h-3zM-4-5h3v3h-3zM2-4h2v2h-2z" fill="#0A1C22" />
            <rect x="-4" y="3" width="8" height="4" rx="1" fill="#D9502A" />
          </g>
        }
      />
    </>
  );
}

/** A tea shop's window: headquarters on its screen, a cup handed over for a code. */
export const teaPickupScene: Drawing = { width: 360, height: 220, Draw: TeaPickup };
