import { Bust } from '@site/drawings/figure/bust';
import { Plant } from '@site/drawings/figure/gear';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function OpenOffice() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#DDE9E4" />
      <path d="M0 0H360V116H0Z" fill="#EAF3EF" />
      {times(4).map((pane) => (
        <path key={pane} d={`M${10 + pane * 90} 14h74v80h-74z`} fill="#C4DDE6" />
      ))}
      <path d="M0 94V72h30V58h34v36zm180 0V64h36v30zm72 0V50h30v44z" fill="#9FC0CC" />
      <path d="M0 116H360V122H0Z" fill="#BFD3CB" />
      <Bust x={48} y={112} radius={11} fill="#F0B45E" hair="short" hairColour={darkHair} />
      <path d="M62 118h34v26h-34z" fill="#24454C" />
      <Bust x={312} y={112} radius={11} fill="#E8A98E" view="front" hair="bob" hairColour={brownHair} />
      <path d="M0 142H120V150H0ZM270 142H360V150H270Z" fill="#B98F5F" />
      <Plant x={140} y={152} scale={0.8} pot="#D9502A" />
    </>
  );
}

function Desk() {
  return (
    <>
      <path d="M96 176H330V186H96Z" fill="#D9AE7F" />
      <path d="M112 186V220M314 186V220" stroke="#A6805A" strokeWidth="7" />
      <path d="M238 120H318V166H238Z" fill="#0A1C22" />
      <path d="M243 125H313V161H243Z" fill="#E7F3F1" />
      {times(3).map((row) => (
        <g key={row}>
          <circle cx="253" cy={133 + row * 10} r="3.4" fill={row === 1 ? '#D9502A' : '#2FB88C'} />
          <path d={`M262 ${133 + row * 10}h${42 - row * 8}`} stroke="#9DB9B6" strokeWidth="4" />
        </g>
      ))}
      <path d="M272 166H284V176H272Z" fill="#24454C" />
      <path d="M122 176v-12h14v12z" fill="#0B6E6E" />
    </>
  );
}

function OfficeDesk() {
  return (
    <>
      <OpenOffice />
      <Person
        x={186}
        y={226}
        scale={1.1}
        view="front"
        top="#0B6E6E"
        hair="tail"
        hairColour={darkHair}
        hip={[0, -50]}
        headband={<path d="M-1-.1A1 1 0 0 1 1-.1" stroke="#24454C" strokeWidth=".22" fill="none" />}
        nearHand={[-30, -56]}
        farHand={[42, -80]}
        legless
        noShadow
        front={<path d="M-14-106Q-14-94-4-92" stroke="#24454C" strokeWidth="2" fill="none" />}
      />
      <Desk />
    </>
  );
}

/** A consultant at a desk of an open office, headset on. */
export const officeDeskScene: Drawing = { width: 360, height: 220, Draw: OfficeDesk };
