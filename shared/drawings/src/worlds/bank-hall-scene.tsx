import { Fragment } from 'react';
import type { Drawing } from '@site/shared/ui/drawing';
import { Bust } from '../figure/bust';
import { CameraOnTripod } from '../figure/gear';
import { Limb } from '../figure/limb';
import { Person } from '../figure/person';
import { times } from '../figure/times';

/** Of each day: the higher and the lower end of its body, and whether the price rose. */
const days = [
  { top: 68, bottom: 80, rose: true },
  { top: 60, bottom: 74, rose: true },
  { top: 66, bottom: 76, rose: false },
  { top: 70, bottom: 84, rose: false },
  { top: 58, bottom: 76, rose: true },
  { top: 52, bottom: 65, rose: true },
  { top: 56, bottom: 67, rose: false },
  { top: 47, bottom: 62, rose: true },
  { top: 50, bottom: 58, rose: false },
  { top: 41, bottom: 55, rose: true },
];

function Hall() {
  return (
    <>
      <rect width="360" height="220" fill="#DDE9E8" />
      <path d="M0 0H360V16H0Z" fill="#06363A" />
      <path d="M0 162H360V220H0Z" fill="#C5D6D5" />
      <path d="M0 162H360V165H0Z" fill="#AFC6C4" />
    </>
  );
}

function Curves() {
  return (
    <>
      <rect x="20" y="26" width="196" height="118" rx="5" fill="#06282C" />
      <rect x="25" y="31" width="186" height="108" rx="2" fill="#083F45" />
      {times(4).map((i) => (
        <path key={i} d={`M33 ${48 + i * 18}H203`} stroke="#0E5558" />
      ))}
      <path d="M33 108C56 92 70 103 92 100S130 80 150 86S182 74 203 70" fill="none" stroke="#7FE3D4" strokeWidth="2" />
      {days.map(({ top, bottom, rose }, day) => (
        <Fragment key={day}>
          <path
            d={`M${43 + day * 17} ${top - 6}V${bottom + 8}`}
            stroke={rose ? '#FF8A5C' : '#4DB0A8'}
            strokeWidth="1.6"
          />
          <rect x={38.5 + day * 17} y={top} width="9" height={bottom - top} fill={rose ? '#FF8A5C' : '#4DB0A8'} />
        </Fragment>
      ))}
      <path d="M25 116H211V139H25Z" fill="#F6E9CF" />
      <path d="M34 121.5l8 13h-16z" fill="#C73E16" />
      <path d="M34 126v4" stroke="#fff" strokeWidth="1.8" />
      <text x="47" y="132.3" fontSize="12.5" fontWeight="700" fill="#5A3A1C">
        市场有风险，投资需谨慎
      </text>
    </>
  );
}

function Desk() {
  return (
    <>
      <path d="M232 60H360V150H232Z" fill="#EAF4F3" />
      <path d="M232 60H360V66H232Z" fill="#0B6E6E" />
      <path d="M232 118H360V162H232Z" fill="#0B6E6E" />
      <path d="M232 114H360V120H232Z" fill="#F7FBFB" />
      <path d="M296 66V114" stroke="#A9CECA" strokeWidth="2" />
      <g transform="translate(246 40)">
        <rect width="104" height="18" rx="3" fill="#06363A" />
        <path d="M8 7h5v5H8z" fill="#7FE3D4" />
        <path d="M20 9.5h26M54 9.5h18" stroke="#CFE3E1" strokeWidth="3" strokeLinecap="round" />
      </g>
      <Bust x={330} y={92} radius={8.5} fill="#12464D" view="front" hair="bun" />
      <path d="M300 114V84H304" stroke="none" fill="none" />
      <path d="M232 118H360V162H232Z" fill="#0B6E6E" />
      <path d="M232 114H360V120H232Z" fill="#F7FBFB" />
    </>
  );
}

function Adviser() {
  return (
    <Person
      x={246}
      y={208}
      scale={1.02}
      flipped
      top="#12333B"
      trousers="#12333B"
      hair="bun"
      skirt={20}
      skirtColour="#12333B"
      bareLegs
      shoes="#0A1C22"
      wear={
        <>
          <path d="M-5-53L1-34L7-53Z" fill="#F7FBFB" />
          <path d="M-6-53L1-45L8-53L9-48L3-43L8-32L1-36L-3-31L-1-43L-8-48Z" fill="#D9502A" />
          <rect x="-11" y="-33" width="7" height="3" fill="#F6C98A" />
        </>
      }
      farHand={[48, -124]}
      farElbow={1}
      nearHand={[22, -88]}
      nearElbow={1}
      front={
        <>
          <g transform="rotate(-12 20 -88)">
            <rect x="8" y="-104" width="26" height="19" rx="2.5" fill="#0A1C22" />
            <rect x="10" y="-102" width="22" height="15" rx="1" fill="#BCE3DE" />
          </g>
          <Limb from={[20, -89]} to={[27, -88]} radii={[3.6, 2.2]} fill="#F1CDB6" />
        </>
      }
    />
  );
}

function Camera() {
  return (
    <>
      <CameraOnTripod x={82} y={216} height={52} />
    </>
  );
}

function Notice() {
  return (
    <g transform="translate(150 212)">
      <path d="M-1 0V-30H1V0Z" fill="#4A6A70" />
      <path d="M-10 1H10" stroke="#4A6A70" strokeWidth="4" strokeLinecap="round" />
      <rect x="-19" y="-60" width="38" height="32" rx="2" fill="#fff" stroke="#AFC6C4" />
      <path d="M-13-53h26M-13-46h26M-13-40h17" stroke="#8AA9A6" strokeWidth="2.4" />
      <path d="M-13-34h9" stroke="#C73E16" strokeWidth="2.6" />
    </g>
  );
}

function Barrier() {
  return (
    <>
      {[318, 350].map((x) => (
        <Fragment key={x}>
          <path d={`M${x} 178V210`} stroke="#8A9FA2" strokeWidth="3" />
          <circle cx={x} cy="176" r="3.6" fill="#C9A45C" />
          <path d={`M${x - 8} 211H${x + 8}`} stroke="#8A9FA2" strokeWidth="4" strokeLinecap="round" />
        </Fragment>
      ))}
      <path d="M318 181Q334 194 350 181Q358 188 366 186" fill="none" stroke="#0B6E6E" strokeWidth="3.6" />
    </>
  );
}

function BankHall() {
  return (
    <>
      <Hall />
      <Curves />
      <Desk />
      <Adviser />
      <Camera />
      <Notice />
      <Barrier />
    </>
  );
}

/** A branch of a bank: curves are explained, the warning of risk stays at the edge of the screen. */
export const bankHallScene: Drawing = { width: 360, height: 220, Draw: BankHall };
