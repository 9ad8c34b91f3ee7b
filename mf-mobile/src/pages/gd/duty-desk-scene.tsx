import { Lanyard } from '@site/drawings/figure/clothes';
import { brownHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** What comes in on the wall: a road under water, a bridge, a chart of the level, an empty slot. */
function Wall() {
  return (
    <>
      <rect width="360" height="220" fill="#0A3D43" />
      <path d="M0 0H360V14H0Z" fill="#06282C" />
      <rect x="20" y="26" width="204" height="96" rx="6" fill="#041D21" />
      <rect x="26" y="32" width="94" height="84" rx="3" fill="#BCDDD8" />
      <path d="M26 84Q50 76 72 84T120 82V116H26Z" fill="#2F8F96" />
      <path d="M44 84L58 56H88L104 84" fill="none" stroke="#24454C" strokeWidth="4" />
      <path d="M26 66H120" stroke="#24454C" strokeWidth="5" />
      <rect x="126" y="32" width="92" height="39" rx="3" fill="#E7F3F1" />
      <path d="M132 62L148 58L162 52L178 44L196 40L212 38" fill="none" stroke="#D9502A" strokeWidth="3" />
      <path d="M132 66H212" stroke="#A9CECA" strokeWidth="2" />
      <rect x="126" y="77" width="92" height="39" rx="3" fill="#F6D9C4" />
      <path d="M126 116L150 88H194L218 116Z" fill="#7A8F93" />
      <path d="M172 92V98M172 104V112" stroke="#F7FBFB" strokeWidth="3" />
      <rect x="30" y="36" width="52" height="17" rx="3" fill="#C9343A" />
      <text x="36" y="48.6" fontSize="12" fill="#fff">
        应急中
      </text>
      <rect x="236" y="24" width="84" height="34" rx="6" fill="#06282C" />
      <text x="278" y="49" fontSize="22" fontWeight="700" textAnchor="middle" fill="#FFB08C">
        12:00
      </text>
    </>
  );
}

function Desk() {
  return (
    <>
      <path d="M0 168H360V220H0Z" fill="#12464D" />
      <path d="M0 164H360V172H0Z" fill="#1F6468" />
      <rect x="62" y="132" width="70" height="34" rx="4" fill="#041D21" />
      <rect x="67" y="137" width="60" height="24" rx="2" fill="#7FE3D4" />
      <path d="M72 144H104M72 151H94" stroke="#06363A" strokeWidth="3" strokeLinecap="round" />
      {times(4).map((i) => (
        <rect key={i} x={160 + i * 20} y="156" width="14" height="9" rx="2" fill={i === 1 ? '#E5484D' : '#2FB88C'} />
      ))}
    </>
  );
}

function DutyDesk() {
  return (
    <>
      <Wall />
      <Person
        x={300}
        y={226}
        scale={0.98}
        flipped
        top="#D9502A"
        hair="tail"
        hairColour={brownHair}
        wear={<Lanyard stroke="#06363A" />}
        nearHand={[12, -128]}
        nearElbow={1}
        farHand={[52, -66]}
        front={<rect x="6" y="-144" width="9" height="24" rx="3" fill="#041D21" />}
      />
      <Person
        x={160}
        y={226}
        scale={0.98}
        top="#F2EEE8"
        hair="short"
        view="back"
        legless
        nearHand={[30, -66]}
        farHand={[-30, -66]}
      />
      <Desk />
    </>
  );
}

/** The duty desk of a station in a flood: pictures come in on the wall, an editor telephones, a colleague switches. */
export const dutyDeskScene: Drawing = { width: 360, height: 220, Draw: DutyDesk };
