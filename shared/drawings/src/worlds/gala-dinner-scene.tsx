import { Bust } from '../figure/bust';
import { Suit } from '../figure/clothes';
import { darkHair, greyHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Hall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#3B2A22" />
      <path d="M0 0H360V12H0Z" fill="#241812" />
      {times(7).map((lantern) => (
        <g key={lantern} transform={`translate(${28 + lantern * 51} 12)`}>
          <path d="M0 0V8" stroke="#C9A45C" strokeWidth="2" />
          <ellipse cy="16" rx="9" ry="8" fill="#D9502A" />
          <path d="M-5 24h10" stroke="#C9A45C" strokeWidth="2" />
        </g>
      ))}
      <path d="M0 140H360V160H0Z" fill="#5A3A26" />
    </>
  );
}

/** An old photograph on the screen: the first cellar, in brown. */
function Photograph() {
  return (
    <>
      <path d="M92 38H268V136H92Z" fill="#F6E9CF" />
      <path d="M102 46H258V128H102Z" fill="#B89F72" />
      <path d="M102 128V96Q140 78 180 92T258 84V128Z" fill="#8A6A48" />
      <path d="M118 128V92l24-16 24 16v36zM204 128v-26h34v26z" fill="#6B4E34" />
      <path d="M136 128v-20h12v20zM212 108h8v8h-8zM226 108h8v8h-8z" fill="#D9C49A" />
      <circle cx="184" cy="104" r="7" fill="#D9C49A" />
      <path d="M174 128Q174 112 184 111Q194 112 194 128Z" fill="#4A3422" />
    </>
  );
}

function Speaker() {
  return (
    <Person
      x={304}
      y={164}
      scale={0.78}
      flipped
      top="#7A2E1C"
      trousers="#241812"
      hair="short"
      hairColour={greyHair}
      wear={<Suit tie="#C9A45C" />}
      nearHand={[18, -116]}
      farHand={[44, -120]}
      farElbow={1}
      noShadow
    />
  );
}

function Table({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <Bust x={-34} y={166} radius={10} fill="#8A6A48" view="back" hair="short" hairColour={darkHair} />
      <Bust x={34} y={166} radius={10} fill="#B9401D" view="back" hair="bob" hairColour={darkHair} />
      <ellipse cx="0" cy="200" rx="66" ry="14" fill="#F2EEE8" />
      <path d="M-66 200Q-60 222 -64 224H64Q60 222 66 200Q0 226 -66 200Z" fill="#DDD0BC" />
      <path d="M-20 196v-18h8v18zM-17 178v-8h2v8z" fill="#0B6E6E" />
      <path d="M6 198l3-14h10l3 14zM30 200l2-10h8l2 10z" fill="#D6EEEA" />
      <circle cx="0" cy="190" r="7" fill="#D9502A" />
    </g>
  );
}

function GalaDinner() {
  return (
    <>
      <Hall />
      <Photograph />
      <Speaker />
      <Table x={84} />
      <Table x={244} />
    </>
  );
}

/** A yearly dinner at which old photographs are told. */
export const galaDinnerScene: Drawing = { width: 360, height: 220, Draw: GalaDinner };
