import { Arms } from '../../drawings/arms';
import { times } from '@site/drawings/figure/times';
import type { TwoWayDrawing } from '@site/shared/ui/drawing';
import { host, Host, Guest, Friend } from './salon-desk-people';

function Lobby({ height, floor }: { height: number; floor: number }) {
  return (
    <>
      <defs>
        <radialGradient id="halo">
          <stop stopColor="#FFF6EC" />
          <stop offset="1" stopColor="#FFF6EC" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 0H360V${height}H0Z`} fill="#F6DCD0" />
      {times(13).map((slat) => (
        <path key={slat} d={`M${slat * 30} 0V${floor}`} stroke="#EFCFC0" strokeWidth="3" />
      ))}
      <path d={`M0 ${floor}H360V${height}H0Z`} fill="#D9B8A6" />
      <path d={`M0 ${floor}H360V${floor + 3}H0Z`} fill="#C49C88" />
    </>
  );
}

/** A niche with bottles in light. */
function Niche() {
  return (
    <>
      <path d="M0 100V46Q0 0 46 0T92 46V100Z" fill="#E8B9A6" />
      <path d="M5 100V47Q5 5 46 5T87 47V100Z" fill="#FBEDE3" />
      <ellipse cx="46" cy="44" rx="44" ry="44" fill="url(#halo)" />
      <path d="M5 50H87V54H5ZM5 96H87V100H5Z" fill="#C98F78" />
      {['#D9502A', '#fff', '#2A9490', '#F0B45E'].map((fill, bottle) => (
        <g key={fill} transform={`translate(${18 + bottle * 19} 50)`}>
          <path d="M-6 0V-16Q-6-20-2-20H2Q6-20 6-16V0Z" fill={fill} />
          <path d="M-3-26H3V-20H-3Z" fill="#7A5A44" />
        </g>
      ))}
      <path d="M14 96V82H34V96ZM40 96V76H54V96ZM60 96V84H80V96Z" fill="#BCE3DE" />
      <path d="M14 82H34V86H14ZM40 76H54V80H40ZM60 84H80V88H60Z" fill="#0B6E6E" />
    </>
  );
}

function Lamp({ drop }: { drop: number }) {
  return (
    <>
      <path d={`M0-60V${drop - 18}`} stroke="#7A5A44" strokeWidth="2" />
      <circle cy={drop} r="34" fill="url(#halo)" />
      <path d={`M-15 ${drop}Q-15 ${drop - 18} 0 ${drop - 18}T15 ${drop}Z`} fill="#D9502A" />
      <path d={`M-10 ${drop}H10L8 ${drop + 4}H-8Z`} fill="#FFF3D6" />
    </>
  );
}

/** Orchids in their pot. */
function Orchid() {
  return (
    <>
      <path d="M0-16Q2-50 26-60M0-16Q-4-44-18-52" stroke="#4E8F5C" strokeWidth="2.6" fill="none" />
      {[
        [26, -61],
        [16, -55],
        [8, -46],
        [-18, -53],
        [-9, -46],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M0 0Q-9-9 0-10T0 0Q9 9 10 0T0 0Q-9 9-10 0T0 0Q9 4 3 9T0 0Z" fill="#F7A8A0" />
          <circle r="2.6" fill="#B9401D" />
        </g>
      ))}
      <path
        d="M0-14C-14-16-20-10-24-4M0-14C12-18 20-12 24-4"
        stroke="#4E8F5C"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-12-16H12L9 0H-9Z" fill="#fff" />
    </>
  );
}

function Desk() {
  return (
    <>
      <path d="M0 0H168V9H0Z" fill="#FBF4EE" />
      <path d="M6 9H162V74H6Z" fill="#0B6E6E" />
      {times(12).map((slat) => (
        <path key={slat} d={`M${14 + slat * 13} 9V74`} stroke="#0A5A5A" strokeWidth="4" />
      ))}
      <rect x="48" y="26" width="76" height="27" rx="13.5" fill="#FBF4EE" />
      <text x="86" y="44" fontSize="10.5" fontWeight="700" fill="#0A4F50" textAnchor="middle">
        体验卡核销
      </text>
    </>
  );
}

/** A reader of codes on the desk. */
function Reader() {
  return (
    <>
      <path d="M-9-30H9Q12-30 12-27V-6H-12V-27Q-12-30-9-30Z" fill="#24454C" />
      <path d="M-8-26H8V-12H-8Z" fill="#7FE3D4" />
      <path d="M-16-6H16V0H-16Z" fill="#0A1C22" />
    </>
  );
}

function SalonDesk() {
  return (
    <>
      <Lobby height={240} floor={204} />
      <g transform="translate(22 46)">
        <Niche />
      </g>
      <g transform="translate(134 46)">
        <Niche />
      </g>
      {[68, 180, 300].map((x, index) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Lamp drop={[28, 34, 25][index] ?? 28} />
        </g>
      ))}
      <g transform="translate(94 256)">
        <Host />
      </g>
      <g transform="translate(14 158)">
        <Desk />
      </g>
      <g transform="translate(40 159)scale(.9)">
        <Orchid />
      </g>
      <g transform="translate(156 159)">
        <Reader />
      </g>
      <g transform="translate(94 256)">
        <Arms {...host} nearHand={[38, -84]} nearElbow={1} farHand={[28, -83]} farElbow={1} />
      </g>
      <g transform="translate(314 234)">
        <Friend />
      </g>
      <g transform="translate(236 236)">
        <Guest />
      </g>
    </>
  );
}

function TallSalonDesk() {
  return (
    <>
      <Lobby height={400} floor={352} />
      <g transform="translate(22 92)scale(1.5)">
        <Niche />
      </g>
      <g transform="translate(200 92)scale(1.5)">
        <Niche />
      </g>
      {[90, 270].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Lamp drop={58} />
        </g>
      ))}
      <g transform="translate(108 420)scale(1.16)">
        <Host />
      </g>
      <g transform="translate(-30 304)scale(1.34)">
        <Desk />
      </g>
      <g transform="translate(32 306)scale(1.3)">
        <Orchid />
      </g>
      <g transform="translate(172 305)scale(1.2)">
        <Reader />
      </g>
      <g transform="translate(108 420)scale(1.16)">
        <Arms {...host} nearHand={[34, -82]} nearElbow={1} farHand={[26, -82]} farElbow={1} />
      </g>
      <g transform="translate(278 396)scale(1.16)">
        <Guest />
      </g>
    </>
  );
}

/** Two friends at the desk of a salon: the card that one bought in the show is used. */
export const salonDeskScene: TwoWayDrawing = {
  width: 360,
  height: 240,
  Draw: SalonDesk,
  tall: { width: 360, height: 400, Draw: TallSalonDesk },
};
