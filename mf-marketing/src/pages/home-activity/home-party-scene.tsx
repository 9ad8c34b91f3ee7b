import { brownHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Room() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F7DDC8" />
      <path d="M0 172H360V220H0Z" fill="#C98F68" />
      <path d="M22 24H100V112H22Z" fill="#24345A" />
      {times(10).map((flake) => (
        <circle key={flake} cx={30 + ((flake * 29) % 64)} cy={32 + ((flake * 41) % 74)} r="2.6" fill="#fff" />
      ))}
      <path d="M61 24V112M22 68H100" stroke="#fff" strokeWidth="5" />
      {times(9).map((lamp) => (
        <circle
          key={lamp}
          cx={118 + lamp * 28}
          cy={28 + (lamp % 2) * 10}
          r="5"
          fill={lamp % 2 ? '#D9502A' : '#F0B45E'}
        />
      ))}
      <path d="M112 30Q230 10 352 34" stroke="#8A6A48" strokeWidth="2" fill="none" />
      <path d="M36 184Q32 116 52 116H196Q216 116 212 184Z" fill="#0B6E6E" />
      <path d="M22 150Q22 136 36 136T50 150V196H22ZM198 150Q198 136 212 136T226 150V196H198Z" fill="#12565A" />
      <path d="M50 164H198V196H50Z" fill="#2A9490" />
    </>
  );
}

/** The party on the television, and a cat before it. */
function Television() {
  return (
    <>
      <path d="M248 78H346V142H248Z" fill="#0A1C22" />
      <path d="M252 82H342V138H252Z" fill="#8A2F2A" />
      <path d="M266 92H328V112H266Z" fill="#FFE3B0" />
      <path d="M258 138q8-16 16 0q8-16 16 0q8-16 16 0q8-16 16 0q8-16 16 0z" fill="#24161A" />
      <path d="M256 152H338V180H256Z" fill="#8A6A48" />
      <path d="M236 200q-4-24 12-26l2-8 6 6h6l6-6 2 10q8 14 0 24z" fill="#E8A03E" />
      <path d="M238 198q-16 2-14-14" stroke="#E8A03E" strokeWidth="5" strokeLinecap="round" fill="none" />
    </>
  );
}

function HomeParty() {
  return (
    <>
      <Room />
      <Television />
      <Person
        x={122}
        y={212}
        scale={1}
        top="#F0B45E"
        trousers="#24344A"
        hair="bob"
        hairColour={brownHair}
        hip={[-8, -46]}
        feet={[
          [38, 0],
          [48, 0],
        ]}
        knees={[-1, -1]}
        nearHand={[32, -72]}
        farHand={[28, -118]}
        farElbow={1}
        front={<path d="M24-132h13l-2 18h-9z" fill="#D9502A" />}
        noShadow
      />
    </>
  );
}

/** A colleague who joins the party from the sofa. */
export const homePartyScene: Drawing = { width: 360, height: 220, Draw: HomeParty };
