import { Crowd, type Guest } from '@site/drawings/figure/crowd';
import { brownHair, darkHair, greyHair } from '@site/drawings/figure/head';
import { PhoneOnTripod } from '@site/drawings/figure/gear';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Classroom() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F4ECDD" />
      <path d="M64 20H282V112H64Z" fill="#8A6A48" />
      <path d="M69 25H277V107H69Z" fill="#1F5B4C" />
      <text x="96" y="58" fontSize="24" fill="#F7FBFB" letterSpacing="5">
        家长会
      </text>
      <path d="M96 74h76M96 88h52" stroke="#BFE0CF" strokeWidth="4" strokeLinecap="round" />
      <path d="M10 24H50V104H10Z" fill="#BFE3F2" />
      <path d="M30 24V104M10 64H50" stroke="#fff" strokeWidth="4" />
      {times(6).map((sheet) => (
        <rect
          key={sheet}
          x={296 + (sheet % 2) * 30}
          y={28 + Math.floor(sheet / 2) * 28}
          width="24"
          height="22"
          fill={['#F0B45E', '#8FCBC4', '#E8A98E', '#fff', '#D9502A', '#BFE3F2'][sheet]}
        />
      ))}
      <path d="M0 132H360V220H0Z" fill="#D8BE98" />
    </>
  );
}

const parents: readonly Guest[] = [
  { x: 42, y: 150, fill: '#2A6A8C', hair: 'short', hairColour: darkHair },
  { x: 112, y: 152, fill: '#E8A98E', hair: 'long', hairColour: brownHair },
  { x: 182, y: 150, fill: '#12464D', hair: 'short', hairColour: greyHair },
  { x: 250, y: 152, fill: '#B9401D', hair: 'bun', hairColour: darkHair },
  { x: 76, y: 182, fill: '#6C8A4E', hair: 'bob', hairColour: darkHair },
  { x: 150, y: 184, fill: '#F7FBFB', hair: 'short', hairColour: brownHair },
  { x: 222, y: 182, fill: '#8C5A7C', hair: 'tail', hairColour: brownHair },
];

function ParentsMeeting() {
  return (
    <>
      <Classroom />
      <Person
        x={216}
        y={168}
        scale={0.86}
        flipped
        top="#D9502A"
        hair="bob"
        skirt={44}
        skirtColour="#12333B"
        bareLegs
        nearHand={[38, -108]}
        farHand={[24, -80]}
        noShadow
      />
      <path d="M20 170H280V178H20Z" fill="#B98F5F" opacity=".5" />
      <Crowd guests={parents} radius={14} />
      <PhoneOnTripod x={322} y={216} height={76} width={24} length={40} screen="#1F5B4C">
        <path d="M-6 12Q-7 0 0-1Q7 0 6 12Z" fill="#D9502A" />
        <circle cy="-6" r="4" fill="#F1CDB6" />
      </PhoneOnTripod>
    </>
  );
}

/** A class teacher speaks to the parents on their children's chairs. */
export const parentsMeetingScene: Drawing = { width: 360, height: 220, Draw: ParentsMeeting };
