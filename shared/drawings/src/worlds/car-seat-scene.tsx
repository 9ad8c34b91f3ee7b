import { CameraOnTripod } from '../figure/gear';
import { darkHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Showroom() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E6EEF2" />
      <path d="M0 166H360V220H0Z" fill="#C4D3DA" />
      {times(3).map((shelf) => (
        <path key={shelf} d={`M14 ${44 + shelf * 38}H106`} stroke="#A9BFC9" strokeWidth="6" />
      ))}
      {times(6).map((box) => (
        <rect
          key={box}
          x={20 + (box % 2) * 42}
          y={20 + Math.floor(box / 2) * 38}
          width="34"
          height="21"
          rx="3"
          fill={['#8FB7C8', '#F2D2C2', '#DCE7EC'][box % 3]}
        />
      ))}
    </>
  );
}

/** The seat on its turning base, its belt and its head rest. */
function Seat() {
  return (
    <>
      <path d="M172 178H300V190H172Z" fill="#8FA9B5" />
      <path d="M196 166H276V180H196Z" fill="#24454C" />
      <path d="M186 166Q180 150 196 142H262Q286 144 286 166Z" fill="#12333B" />
      <path d="M222 146Q212 84 234 66Q262 54 282 70Q296 96 288 150Z" fill="#12333B" />
      <path d="M232 140Q226 90 240 76Q258 68 272 78Q282 98 276 142Z" fill="#5A7F8E" />
      <path d="M234 78Q238 52 258 52Q278 52 280 78Q270 92 257 92Q242 92 234 78Z" fill="#24454C" />
      <path d="M246 92L250 130M268 92L262 130M240 150L256 130L272 150" stroke="#D9502A" strokeWidth="5" fill="none" />
      <circle cx="256" cy="130" r="7" fill="#F0B45E" />
      <path d="M204 196A34 10 0 0 0 268 197" stroke="#D9502A" strokeWidth="3" fill="none" strokeDasharray="5 5" />
    </>
  );
}

function CarSeat() {
  return (
    <>
      <Showroom />
      <Seat />
      <Person
        x={146}
        y={212}
        scale={1.04}
        top="#0B6E6E"
        hair="short"
        hairColour={darkHair}
        nearHand={[52, -92]}
        farHand={[60, -110]}
        lean={6}
      />
      <CameraOnTripod x={46} y={220} height={56} />
      <path d="M302 26H350V66H302Z" fill="#fff" />
      <path d="M310 40l8 8 16-16" stroke="#2FB88C" strokeWidth="5" fill="none" />
    </>
  );
}

/** A child's car seat, explained at its buckle. */
export const carSeatScene: Drawing = { width: 360, height: 220, Draw: CarSeat };
