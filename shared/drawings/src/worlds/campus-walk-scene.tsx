import { Lanyard } from '../figure/clothes';
import { LiveLamp } from '../figure/gear';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Library() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#DDF0F3" />
      <path d="M196 44H350V166H196Z" fill="#F2EEE8" />
      <path d="M188 36H358V48H188Z" fill="#0A5A5A" />
      {times(12).map((window) => (
        <rect
          key={window}
          x={206 + (window % 4) * 36}
          y={58 + Math.floor(window / 4) * 32}
          width="26"
          height="22"
          fill={window === 5 ? '#F6E9CF' : '#8FCBC4'}
        />
      ))}
      <path d="M258 138H288V166H258Z" fill="#0B6E6E" />
    </>
  );
}

function Path() {
  return (
    <>
      <path d="M0 150Q80 138 190 152T360 160V220H0Z" fill="#8FC79B" />
      <path d="M120 220Q200 176 262 166H290Q260 182 250 220Z" fill="#EBDCC6" />
      <path
        d="M40 154V96M40 120Q24 108 16 110M40 112Q58 100 64 102"
        stroke="#7A5A3E"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="40" cy="76" r="36" fill="#38905F" />
      <circle cx="14" cy="98" r="20" fill="#2F7D52" />
      <circle cx="68" cy="94" r="22" fill="#2F7D52" />
      <path d="M312 220V178M304 178h16M300 150h24v22h-24z" stroke="#24454C" strokeWidth="3" fill="#F7FBFB" />
      <path d="M305 158h14M305 164h9" stroke="#0B6E6E" strokeWidth="2.4" strokeLinecap="round" />
    </>
  );
}

/** An older student walks ahead and talks into the phone. */
function Student() {
  return (
    <Person
      x={150}
      y={212}
      scale={1}
      top="#D9502A"
      hair="tail"
      hairColour={brownHair}
      wear={<Lanyard stroke="#F7FBFB" />}
      sleeve="short"
      feet={[
        [-18, 0],
        [20, 0],
      ]}
      nearHand={[-30, -98]}
      nearElbow={-1}
      farHand={[44, -130]}
      farElbow={1}
      front={
        <g transform="translate(50 -146)rotate(10)">
          <rect x="-10" y="-17" width="20" height="34" rx="3" fill="#0A1C22" />
          <rect x="-8" y="-14" width="16" height="28" rx="1.5" fill="#DDF0F3" />
          <path d="M-6 12Q-6 0 0-1Q6 0 6 12Z" fill="#D9502A" />
          <circle cy="-5" r="4" fill="#F1CDB6" />
          <LiveLamp x={-4} y={-11} radius={1.6} />
        </g>
      }
    />
  );
}

function Cyclist() {
  return (
    <g transform="translate(262 176)scale(.52)">
      <circle cx="-26" cy="0" r="17" fill="none" stroke="#0A1C22" strokeWidth="4" />
      <circle cx="30" cy="0" r="17" fill="none" stroke="#0A1C22" strokeWidth="4" />
      <path
        d="M-26 0L-8-30H20L30 0M-8-30L4 0L20-30M18-38h12"
        stroke="#D9502A"
        strokeWidth="4"
        fill="none"
        strokeLinejoin="round"
      />
      <path d="M-8-34Q-12-66 6-78L16-74Q18-50 6-32Z" fill="#0B6E6E" />
      <path d="M12-66L28-40M0-36L14-18L6 2" stroke="#12333B" strokeWidth="8" strokeLinecap="round" fill="none" />
      <circle cx="14" cy="-90" r="11" fill="#F1CDB6" />
      <path d="M4-92A11 11 0 0 1 24-96Q14-92 6-84Z" fill="#12262C" />
    </g>
  );
}

function CampusWalk() {
  return (
    <>
      <Library />
      <Path />
      <Cyclist />
      <Student />
    </>
  );
}

/** A walk through the campus, phone in hand: library, paths, a friend on a bicycle. */
export const campusWalkScene: Drawing = { width: 360, height: 220, Draw: CampusWalk };
