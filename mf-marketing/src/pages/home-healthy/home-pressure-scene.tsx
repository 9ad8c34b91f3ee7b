import { Coat } from '@site/drawings/figure/clothes';
import { Face } from '../../drawings/face';
import { LiveLamp } from '@site/drawings/figure/gear';
import { Person } from '@site/drawings/figure/person';
import type { TwoWayDrawing } from '@site/shared/ui/drawing';
import { Grandmother, Measured, Grandfather, Held } from './home-pressure-people';
import { Room, Window, Calendar, Scroll, Table, Cup } from './home-pressure-room';

/** A tablet with letters that are large: the druggist shows where the cuff goes. */
function Tablet() {
  return (
    <>
      <path d="M96 70L116 84H-2L18 70Z" fill="#0A4F50" />
      <rect x="-5" y="-5" width="126" height="82" rx="7" fill="#0A1C22" />
      <rect width="116" height="72" rx="3" fill="#DDF1EE" />
      <path d="M62 8H108V40H62Z" fill="#fff" />
      <path d="M85 14V34M75 24H95" stroke="#2E9E5B" strokeWidth="7" />
      <g transform="translate(34 112)scale(.72)">
        <Person
          x={0}
          y={0}
          view="front"
          top="#0B6E6E"
          hair="short"
          legless
          noShadow
          glasses
          face={<Face view="front" mouth="speak" />}
          wear={<Coat length={8} />}
          nearHand={[-26, -64]}
          farHand={[42, -98]}
          farElbow={1}
        />
      </g>
      <path d="M0 50H116V69Q116 72 113 72H3Q0 72 0 69Z" fill="#06363A" />
      <text x="58" y="65.5" fontSize="12" fontWeight="700" fill="#fff" textAnchor="middle">
        袖带与心脏齐平
      </text>
      <LiveLamp x={8} y={8} radius={3} />
    </>
  );
}

/** The device with its reading, and its tube. */
function Meter() {
  return (
    <>
      <path d="M-26 0L-22-26H22L26 0Z" fill="#F7FBFB" />
      <path d="M-18-23H8L9-6H-19Z" fill="#24454C" />
      <path d="M-14-18H3M-14-12H-3" stroke="#7FE3D4" strokeWidth="3" />
      <circle cx="16" cy="-12" r="5" fill="#D9502A" />
      <path d="M-26 0H26V4H-26Z" fill="#C9D8DA" />
    </>
  );
}

/** Six kinds of pills and the bag that they came in, with the code of the shop. */
function Pills() {
  return (
    <>
      {['#D9502A', '#2A9490', '#F0B45E', '#6C8FB0'].map((fill, box) => (
        <g key={fill} transform={`translate(${box * 21} ${(box % 2) * 3})`}>
          <path d="M0-20H17V0H0Z" fill="#fff" />
          <path d="M0-20H17V-12H0Z" fill={fill} />
          <path d="M4-6h9" stroke="#B8CBCA" strokeWidth="2" />
        </g>
      ))}
    </>
  );
}

function HomePressure() {
  return (
    <>
      <Room height={240} floor={226} />
      <g transform="translate(132 20)scale(.94)">
        <Window />
      </g>
      <g transform="translate(24 24)">
        <Calendar />
      </g>
      <g transform="translate(286 20)scale(.9)">
        <Scroll />
      </g>
      <g transform="translate(60 302)">
        <Grandmother />
      </g>
      <g transform="translate(310 302)">
        <Grandfather />
      </g>
      <g transform="translate(0 200)">
        <Table width={360} height={40} />
      </g>
      <g transform="translate(132 117)">
        <Tablet />
      </g>
      <g transform="translate(110 202)scale(.9)">
        <Meter />
      </g>
      <g transform="translate(60 302)">
        <Measured />
      </g>
      <g transform="translate(310 302)">
        <Held />
      </g>
      <g transform="translate(266 203)scale(1.1)">
        <Pills />
      </g>
      <g transform="translate(20 202)">
        <Cup />
      </g>
    </>
  );
}

function TallHomePressure() {
  return (
    <>
      <Room height={400} floor={390} />
      <g transform="translate(118 38)scale(1.24)">
        <Window />
      </g>
      <g transform="translate(18 40)scale(1.4)">
        <Calendar />
      </g>
      <g transform="translate(288 40)scale(1.1)">
        <Scroll />
      </g>
      <g transform="translate(52 428)">
        <Grandmother />
      </g>
      <g transform="translate(318 428)">
        <Grandfather />
      </g>
      <g transform="translate(0 330)">
        <Table width={360} height={70} />
      </g>
      <g transform="translate(122 242)scale(1.1)">
        <Tablet />
      </g>
      <g transform="translate(98 332)scale(1.05)">
        <Meter />
      </g>
      <g transform="translate(52 428)">
        <Measured />
      </g>
      <g transform="translate(318 428)">
        <Held />
      </g>
      <g transform="translate(254 333)scale(1.15)">
        <Pills />
      </g>
    </>
  );
}

/** Two elders at their table take the pressure as the druggist on the screen shows them. */
export const homePressureScene: TwoWayDrawing = {
  width: 360,
  height: 240,
  Draw: HomePressure,
  tall: { width: 360, height: 400, Draw: TallHomePressure },
};
