import { Face } from '../../drawings/face';
import { PhoneOnTripod } from '@site/drawings/figure/gear';
import { Head } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { TwoWayDrawing } from '@site/shared/ui/drawing';
import { Mother, Child } from './night-nursery-people';

/** A child's room by night, lit by one lamp. */
function Night({ height, floor }: { height: number; floor: number }) {
  return (
    <>
      <defs>
        <radialGradient id="lamplight">
          <stop stopColor="#FFE2A6" stopOpacity=".8" />
          <stop offset="1" stopColor="#FFE2A6" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="room" x2="0" y2="1">
          <stop stopColor="#24405E" />
          <stop offset="1" stopColor="#35587A" />
        </linearGradient>
      </defs>
      <path d={`M0 0H360V${height}H0Z`} fill="url(#room)" />
      <g fill="#42688B">
        {times(24).map((dot) => (
          <circle
            key={dot}
            cx={18 + (dot % 8) * 46 + (dot % 16 > 7 ? 22 : 0)}
            cy={24 + Math.floor(dot / 8) * 46}
            r="3"
          />
        ))}
      </g>
      <path d={`M0 ${floor}H360V${height}H0Z`} fill="#6B5568" />
      <path d={`M0 ${floor}H360V${floor + 4}H0Z`} fill="#574457" />
    </>
  );
}

function Window() {
  return (
    <>
      <path d="M-5-5H91V95H-5Z" fill="#F3E9DA" />
      <path d="M0 0H86V90H0Z" fill="#142A44" />
      <circle cx="58" cy="28" r="14" fill="#FFEFC2" />
      <circle cx="51" cy="24" r="13" fill="#142A44" />
      <path d="M14 18h3M26 40h3M72 58h3M12 62h3" stroke="#FFEFC2" strokeWidth="3" strokeLinecap="round" />
      <path d="M0 90V72h14V60h16v14h18V54h16v18h22v18Z" fill="#0D1F33" />
      <path d="M34 66h3M40 66h3M54 60h3M54 68h3" stroke="#F0B45E" strokeWidth="3" />
      <path d="M43 0V90M0 45H86" stroke="#F3E9DA" strokeWidth="4" />
    </>
  );
}

/** Moon and stars that turn above the cot. */
function Mobile() {
  return (
    <>
      <path d="M0-220V0M-36 0H36M-32 0V20M0 0V30M32 0V16" stroke="#F3E9DA" strokeWidth="2" fill="none" />
      <path d="M-32 20l3 7 8 0-6 5 2 8-7-4-7 4 2-8-6-5 8 0z" fill="#F0B45E" />
      <path d="M4 30a10 10 0 1 0 6 16a8 8 0 1 1-6-16z" fill="#FFEFC2" />
      <path d="M22 24q2-9 11-7q8-3 10 5q4 6-4 7H26q-6-1-4-5z" fill="#BCE3DE" />
    </>
  );
}

function Cot() {
  return (
    <>
      <path d="M4-40H116V-22H4Z" fill="#F7FBFB" />
      <path d="M4-40Q30-54 60-42T116-40V-30H4Z" fill="#8FCBC4" />
      <path d="M20-62Q20-74 30-74T40-62Q44-48 30-46T20-62Z" fill="#C99A66" />
      <circle cx="22" cy="-74" r="5" fill="#C99A66" />
      <circle cx="38" cy="-74" r="5" fill="#C99A66" />
      <path d="M25-63h2M33-63h2" stroke="#3A2018" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M0-88V0M120-88V0" stroke="#E8C9A2" strokeWidth="7" strokeLinecap="round" />
      <path d="M0-72H120M0-14H120" stroke="#E8C9A2" strokeWidth="5" />
      {times(9).map((bar) => (
        <path key={bar} d={`M${12 + bar * 12}-72V-14`} stroke="#E8C9A2" strokeWidth="3" />
      ))}
    </>
  );
}

function Lamp() {
  return (
    <>
      <circle cy="-96" r="110" fill="url(#lamplight)" />
      <path d="M-3-86H3V0H-3Z" fill="#E8C9A2" />
      <path d="M-16 0Q-16-6 0-6T16 0Z" fill="#E8C9A2" />
      <path d="M-26-84L-16-122H16L26-84Z" fill="#FFE9BE" />
    </>
  );
}

/** A calendar with the eighteenth ringed. */
function Calendar() {
  return (
    <>
      <rect width="56" height="58" rx="4" fill="#FBF4E6" />
      <path d="M0 4Q0 0 4 0H52Q56 0 56 4V17H0Z" fill="#D9502A" />
      <text x="28" y="12.6" fontSize="9.5" fontWeight="700" fill="#fff" textAnchor="middle">
        会员日
      </text>
      <circle cx="28" cy="37" r="14" fill="none" stroke="#D9502A" strokeWidth="2.4" />
      <text x="28" y="43.6" fontSize="18" fontWeight="700" fill="#24405E" textAnchor="middle">
        18
      </text>
    </>
  );
}

/** The show on her phone: the adviser, and the group of this age. */
function Phone() {
  return (
    <PhoneOnTripod x={0} y={0} height={70} width={46} length={84} screen="#DDF1EE">
      <Head x={0} y={-14} radius={11} view="front" hair="bob" glasses face={<Face view="front" mouth="speak" />} />
      <path d="M-20 18Q-20 4-8 1H8Q20 4 20 18V24H-20Z" fill="#0B6E6E" />
      <path d="M-4 1L0 10L4 1Z" fill="#F7FBFB" />
      <path d="M-21.4 18H21.4V38Q21.4 40 19.4 40H-19.4Q-21.4 40-21.4 38Z" fill="#06363A" />
      <text x="0" y="32.6" fontSize="9.5" fontWeight="700" fill="#fff" textAnchor="middle">
        半岁组
      </text>
    </PhoneOnTripod>
  );
}

function NightNursery() {
  return (
    <>
      <Night height={240} floor={198} />
      <g transform="translate(34 32)">
        <Window />
      </g>
      <g transform="translate(82 76)">
        <Mobile />
      </g>
      <g transform="translate(28 206)">
        <Cot />
      </g>
      <g transform="translate(334 212)scale(1.36)">
        <Lamp />
      </g>
      <g transform="translate(232 14)scale(.92)">
        <Calendar />
      </g>
      <ellipse cx="236" cy="222" rx="118" ry="14" fill="#8C6F80" />
      <g transform="translate(206 222)">
        <Mother />
        <Child />
      </g>
      <g transform="translate(306 232)">
        <Phone />
      </g>
    </>
  );
}

function TallNightNursery() {
  return (
    <>
      <Night height={400} floor={340} />
      <g transform="translate(24 36)scale(1.5)">
        <Window />
      </g>
      <g transform="translate(76 186)">
        <Mobile />
      </g>
      <g transform="translate(12 344)scale(1.2)">
        <Cot />
      </g>
      <g transform="translate(304 356)scale(1.86)">
        <Lamp />
      </g>
      <g transform="translate(266 20)scale(1.4)">
        <Calendar />
      </g>
      <ellipse cx="210" cy="374" rx="150" ry="18" fill="#8C6F80" />
      <g transform="translate(158 376)scale(1.24)">
        <Mother />
        <Child />
      </g>
      <g transform="translate(312 392)scale(1.36)">
        <Phone />
      </g>
    </>
  );
}

/** The child sleeps in her arms while the adviser answers the group of its age. */
export const nightNurseryScene: TwoWayDrawing = {
  width: 360,
  height: 240,
  Draw: NightNursery,
  tall: { width: 360, height: 400, Draw: TallNightNursery },
};
