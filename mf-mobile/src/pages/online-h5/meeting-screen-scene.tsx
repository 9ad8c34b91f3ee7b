import { Bust } from '@site/drawings/figure/bust';
import { greyHair, brownHair } from '@site/drawings/figure/head';
import { TurningCamera } from '@site/drawings/figure/gear';
import type { Drawing } from '@site/shared/ui/drawing';

function Room() {
  return (
    <>
      <rect width="360" height="220" fill="#F2EEE8" />
      <path d="M0 0H60V220H0Z" fill="#DDEEEB" />
      <path d="M8 20H52V120H8Z" fill="#BFE3DE" />
      <path d="M30 20V120M8 70H52" stroke="#F7FBFB" strokeWidth="3" />
      <rect x="92" y="22" width="188" height="110" rx="6" fill="#0A1C22" />
      <rect x="99" y="29" width="174" height="96" rx="2" fill="#0B6E6E" />
      <path d="M99 96Q140 78 186 92T273 86V125H99Z" fill="#0A5A5A" />
      <Bust x={150} y={70} radius={15} fill="#F2EEE8" hair="short" />
      <path d="M196 50H258M196 64H244M196 78H252" stroke="#BFE3DE" strokeWidth="5" strokeLinecap="round" />
      <path d="M99 116H273V125H99Z" fill="#D9502A" />
      <TurningCamera x={186} y={18} />
    </>
  );
}

/** The phone with the same show, in the hand of the one in front. */
function Phone() {
  return (
    <g transform="translate(300 150)rotate(8)">
      <rect x="-17" y="-30" width="34" height="60" rx="5" fill="#0A1C22" />
      <rect x="-14" y="-25" width="28" height="50" rx="2" fill="#0B6E6E" />
      <circle cx="0" cy="-10" r="6" fill="#F1CDB6" />
      <path d="M-10 8Q-9-3 0-3T10 8Z" fill="#F2EEE8" />
      <path d="M-10 14h20M-10 19h13" stroke="#BFE3DE" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-19 34Q-24 8-14 4L-13 26Z" fill="#F1CDB6" />
    </g>
  );
}

function MeetingScreen() {
  return (
    <>
      <Room />
      <path d="M40 184Q180 150 330 184V220H40Z" fill="#C99A6B" />
      <path d="M40 184Q180 150 330 184" fill="none" stroke="#A6805A" strokeWidth="3" />
      <path d="M150 178h26l4 10h-32z" fill="#F7FBFB" />
      <Bust x={86} y={156} radius={17} fill="#12464D" view="back" hair="bob" hairColour={brownHair} />
      <Bust x={158} y={166} radius={18} fill="#D9502A" view="back" hair="short" />
      <Bust x={232} y={162} radius={17} fill="#2A6A70" view="back" hair="short" hairColour={greyHair} />
      <Phone />
    </>
  );
}

/** A meeting room with the group's show on its wall, and on the phone of a colleague. */
export const meetingScreenScene: Drawing = { width: 360, height: 220, Draw: MeetingScreen };
