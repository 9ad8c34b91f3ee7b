import { Apron } from '../figure/clothes';
import { brownHair } from '../figure/head';
import { PhoneOnTripod } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Kitchen() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F7EFE4" />
      {times(9).map((tile) => (
        <path key={tile} d={`M${tile * 42} 96V150`} stroke="#E9DCC9" strokeWidth="2" />
      ))}
      <path d="M0 122H360" stroke="#E9DCC9" strokeWidth="2" />
      <path d="M0 14H128V66H0Z" fill="#0B6E6E" />
      <path d="M64 14V66M56 40v8M72 40v8" stroke="#0A5A5A" strokeWidth="3" strokeLinecap="round" />
      <path d="M150 26H250V94H150Z" fill="#fff" />
      <path d="M156 32H244V88H156Z" fill="#D6EEEA" />
      <path d="M156 88V70Q178 54 200 68T244 60V88Z" fill="#8FCBC4" />
      <path d="M280 14H360V66H280Z" fill="#0B6E6E" />
      <path d="M292 78h60M300 78v16M318 78v22M336 78v14" stroke="#24454C" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M0 158H360V168H0Z" fill="#D9AE7F" />
      <path d="M0 168H360V220H0Z" fill="#C99A6B" />
      <ellipse cx="196" cy="158" rx="34" ry="6" fill="#F7FBFB" />
      <path d="M172 156Q174 132 196 130Q218 132 220 156Z" fill="#E2933F" />
      <path d="M178 146q8-8 16-2t18-4" stroke="#F6E9CF" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path
        d="M182 122q-4-7 2-12M196 118q-4-8 2-14M210 122q-4-7 2-12"
        stroke="#C9B8A2"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M244 158V134h22v24zM250 134v-8h10v8z" fill="#D9502A" />
      <path d="M247 140h16v10h-16z" fill="#FFF8E8" />
      <path d="M284 158V140h16v18z" fill="#2A9490" />
      <ellipse cx="132" cy="158" rx="18" ry="4" fill="#F7FBFB" />
    </>
  );
}

function Cook() {
  return (
    <Person
      x={96}
      y={232}
      scale={1.1}
      top="#F7FBFB"
      hair="tail"
      hairColour={brownHair}
      sleeve="rolled"
      wear={<Apron fill="#D9502A" />}
      nearHand={[54, -96]}
      farHand={[48, -106]}
      nearElbow={1}
      farElbow={1}
      legless
      noShadow
      front={
        <>
          <path d="M52-98L72-92" stroke="#8AA9A6" strokeWidth="3" strokeLinecap="round" />
          <path d="M70-97q8 0 9 6-6 4-11 0z" fill="#E2933F" />
        </>
      }
    />
  );
}

/** The child tries first. */
function Child() {
  return (
    <Person
      x={36}
      y={236}
      scale={0.86}
      headRadius={15}
      top="#FFD978"
      hair="short"
      hairColour={brownHair}
      sleeve="short"
      nearHand={[34, -80]}
      nearElbow={1}
      legless
      noShadow
    />
  );
}

function KitchenTasting() {
  return (
    <>
      <Kitchen />
      <Cook />
      <Child />
      <Table />
      <PhoneOnTripod x={318} y={160} height={26} width={28} length={46} screen="#F7EFE4">
        <path d="M-12 10H12V20H-12Z" fill="#D9AE7F" />
        <path d="M-9 12Q-9-4 0-4Q9-4 9 12Z" fill="#D9502A" />
        <circle cy="-9" r="5" fill="#F1CDB6" />
      </PhoneOnTripod>
    </>
  );
}

/** A tasting that takes place in the kitchens of those who watch. */
export const kitchenTastingScene: Drawing = { width: 360, height: 220, Draw: KitchenTasting };
