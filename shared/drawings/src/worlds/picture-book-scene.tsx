import { brownHair, darkHair } from '../figure/head';
import { PhoneOnTripod } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Corner() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#FFF3D6" />
      <path d="M0 160H360V220H0Z" fill="#F0DDB8" />
      <path d="M20 20H128V140H20Z" fill="#fff" />
      {times(3).map((shelf) => (
        <path key={shelf} d={`M20 ${56 + shelf * 38}H128`} stroke="#D9AE7F" strokeWidth="5" />
      ))}
      {times(15).map((book) => (
        <rect
          key={book}
          x={27 + (book % 5) * 19}
          y={28 + Math.floor(book / 5) * 38 + (book % 3) * 3}
          width="13"
          height={26 - (book % 3) * 3}
          rx="1.5"
          fill={['#0B6E6E', '#E8A98E', '#8FCBC4', '#F6C98A', '#D9502A', '#2A9490'][book % 6]}
        />
      ))}
      <path d="M230 26Q262 6 294 26Q326 6 352 26L346 44Q320 30 294 44Q266 30 238 44Z" fill="#8FCBC4" />
      <ellipse cx="214" cy="198" rx="140" ry="18" fill="#BCE3DE" />
    </>
  );
}

function Reader() {
  return (
    <Person
      x={168}
      y={204}
      scale={0.9}
      top="#D9502A"
      hair="long"
      hairColour={brownHair}
      hip={[-4, -28]}
      feet={[
        [44, 0],
        [52, 0],
      ]}
      knees={[-1, -1]}
      nearHand={[34, -58]}
      farHand={[48, -62]}
      noShadow
      front={
        <g transform="translate(46 -70)rotate(-8)">
          <path
            d="M-22-16Q-10-22 0-14Q10-22 22-16V14Q10 8 0 16Q-10 8-22 14Z"
            fill="#fff"
            stroke="#0B6E6E"
            strokeWidth="2"
          />
          <path d="M-16-6h10M-16 1h8" stroke="#8FCBC4" strokeWidth="2.4" strokeLinecap="round" />
          <circle cx="11" cy="-2" r="6" fill="#F6C98A" />
        </g>
      }
    />
  );
}

type ChildProps = { x: number; flipped?: boolean; top: string; hair: 'short' | 'tail' | 'bob'; colour: string };

/** A small child who sits and listens. */
function Child({ x, flipped = false, top, hair, colour }: ChildProps) {
  return (
    <Person
      x={x}
      y={206}
      scale={0.66}
      flipped={flipped}
      headRadius={17}
      top={top}
      trousers="#24454C"
      hair={hair}
      hairColour={colour}
      sleeve="short"
      hip={[0, -20]}
      legBone={18}
      armBone={17}
      feet={[
        [28, 0],
        [34, 0],
      ]}
      nearHand={[24, -22]}
      farHand={[30, -20]}
      noShadow
    />
  );
}

function PictureBook() {
  return (
    <>
      <Corner />
      <Reader />
      <Child x={262} flipped top="#FFD978" hair="bob" colour={darkHair} />
      <Child x={306} flipped top="#2A9490" hair="short" colour={brownHair} />
      <Child x={116} top="#F7FBFB" hair="tail" colour={brownHair} />
      <PhoneOnTripod x={338} y={210} height={70} width={22} length={38} screen="#FFF3D6">
        <path d="M-6 10Q-7-2 0-3Q7-2 6 10Z" fill="#D9502A" />
        <circle cy="-7" r="4" fill="#F1CDB6" />
      </PhoneOnTripod>
    </>
  );
}

/** A picture book is read to three children, and to those at home. */
export const pictureBookScene: Drawing = { width: 360, height: 220, Draw: PictureBook };
