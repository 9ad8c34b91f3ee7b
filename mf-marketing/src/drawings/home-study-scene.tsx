import { Person } from '@site/drawings/figure/person';
import { brownHair } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Study() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#2B3350" />
      <path d="M222 20H330V110H222Z" fill="#1A2038" />
      <circle cx="300" cy="48" r="14" fill="#F6E9CF" />
      {times(7).map((star) => (
        <circle key={star} cx={232 + ((star * 37) % 92)} cy={30 + ((star * 23) % 70)} r="1.6" fill="#F6E9CF" />
      ))}
      <path d="M276 20V110M222 66H330" stroke="#4A5578" strokeWidth="5" />
      <path d="M18 46H128V52H18ZM18 96H128V102H18Z" fill="#6B5B52" />
      {times(12).map((book) => (
        <rect
          key={book}
          x={24 + (book % 6) * 17}
          y={(book > 5 ? 66 : 16) + (book % 3) * 4}
          width="12"
          height={30 - (book % 3) * 4}
          fill={['#D9502A', '#8FCBC4', '#F0B45E', '#E8A98E'][book % 4]}
        />
      ))}
      <path d="M0 184H360V220H0Z" fill="#232A42" />
    </>
  );
}

/** The lesson on the laptop, with the tick of who was recognised. */
function Desk() {
  return (
    <>
      <path d="M150 150l76-46L360 220H120Z" fill="#F6D9A8" opacity=".16" />
      <path d="M108 158H340V168H108Z" fill="#B98F5F" />
      <path d="M124 168V216M324 168V216" stroke="#8A6A48" strokeWidth="7" />
      <path d="M212 158L222 106H310L300 158Z" fill="#0A1C22" />
      <path d="M219 152L227 111H304L296 152Z" fill="#E7F3F1" />
      <path d="M236 122h32M234 134h26" stroke="#0B6E6E" strokeWidth="5" strokeLinecap="round" />
      <circle cx="284" cy="130" r="11" fill="#2FB88C" />
      <path d="M279 130l4 4 7-8" stroke="#fff" strokeWidth="3" fill="none" />
      <path d="M182 158h26l2-6h-26z" fill="#fff" />
      <path d="M322 158V118L296 92" stroke="#F0B45E" strokeWidth="4" fill="none" />
      <path d="M280 100L304 80L312 94Z" fill="#F0B45E" />
    </>
  );
}

function HomeStudy() {
  return (
    <>
      <Study />
      <Person
        x={142}
        y={220}
        scale={1.08}
        top="#0B6E6E"
        trousers="#3C4A6E"
        hair="tail"
        hairColour={brownHair}
        hip={[-14, -54]}
        feet={[
          [26, 0],
          [34, 0],
        ]}
        knees={[-1, -1]}
        nearHand={[46, -64]}
        farHand={[54, -66]}
        headband={<path d="M-.6-.7Q-.3-1.4.4-1.1" stroke="#F7FBFB" strokeWidth=".24" fill="none" />}
        noShadow
      />
      <Desk />
    </>
  );
}

/** In the evening at home: an adult learns, and the hours are counted. */
export const homeStudyScene: Drawing = { width: 360, height: 220, Draw: HomeStudy };
