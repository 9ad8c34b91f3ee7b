import { Suit } from '../figure/clothes';
import { brownHair, darkHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Hall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#7A1F2B" />
      <path d="M40 16H320V140H40Z" fill="#93303A" />
      <path d="M84 40H276" stroke="#FFE3B0" strokeWidth="10" strokeLinecap="round" />
      <path d="M124 64H236" stroke="#FFE3B0" strokeWidth="6" strokeLinecap="round" opacity=".7" />
      {times(6).map((flag) => (
        <g key={flag}>
          <path d={`M${22 + flag * 63} 78V150`} stroke="#E2C494" strokeWidth="2.4" />
          <path d={`M${23 + flag * 63} 80q20 4 16 30t-14 24z`} fill={flag % 2 ? '#F0B45E' : '#0B6E6E'} />
        </g>
      ))}
      <path d="M0 164H360V220H0Z" fill="#5C1520" />
    </>
  );
}

const folder = <path d="M-30-108H-6V-74H-30Z" fill="#0B4C66" stroke="#E2C494" strokeWidth="2" />;

function Handshake() {
  return (
    <>
      <Hall />
      <Person
        x={132}
        y={214}
        scale={1.16}
        top="#1B2A3A"
        hair="short"
        hairColour={darkHair}
        wear={<Suit tie="#D9502A" />}
        nearHand={[42, -80]}
        farHand={[-12, -82]}
        behind={folder}
      />
      <Person
        x={230}
        y={214}
        scale={1.12}
        flipped
        top="#F7FBFB"
        hair="bob"
        hairColour={brownHair}
        skirt={46}
        skirtColour="#1B2A3A"
        wear={<Suit shirt="#8FCBC4" />}
        nearHand={[44, -82]}
        farHand={[-12, -82]}
        behind={folder}
      />
      <path d="M60 198q8-20 16 0q8-20 16 0v22H60zM268 198q8-20 16 0q8-20 16 0v22h-32z" fill="#3E7A4E" />
    </>
  );
}

/** Signed: two partners shake hands, folders under their arms. */
export const handshakeScene: Drawing = { width: 360, height: 220, Draw: Handshake };
