import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Shed() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E9DCC6" />
      {times(10).map((board) => (
        <path key={board} d={`M${board * 38} 0V160`} stroke="#DCCBAF" strokeWidth="3" />
      ))}
      <path d="M0 160H360V220H0Z" fill="#9C8463" />
      <path d="M20 46H150V54H20ZM20 96H150V104H20Z" fill="#8A6A48" />
      <path d="M204 22V90M262 22V90M320 22V90" stroke="#8A6A48" strokeWidth="4" />
      <path
        d="M204 34q-26 26 0 52q26-26 0-52M262 34q-20 30 0 58q20-30 0-58"
        fill="none"
        stroke="#D9502A"
        strokeWidth="5"
      />
      <path d="M308 36h24v40q-12 16-24 0z" fill="#0B6E6E" />
    </>
  );
}

function Balls() {
  return (
    <>
      <circle cx="44" cy="28" r="18" fill="#D9762A" />
      <path d="M44 10V46M26 28H62M32 15Q44 28 32 41M56 15Q44 28 56 41" stroke="#7A3C12" strokeWidth="1.6" fill="none" />
      <circle cx="92" cy="29" r="17" fill="#F7FBFB" />
      <path
        d="M92 20l8 6-3 9h-10l-3-9zM92 12v8M76 26l8 0M108 26h-8M84 43l3-8M100 43l-3-8"
        fill="#24454C"
        stroke="#24454C"
      />
      <circle cx="132" cy="31" r="15" fill="#F0D24E" />
      <path d="M118 26Q132 34 146 26M124 43Q132 30 128 17" stroke="#8A7418" strokeWidth="1.6" fill="none" />
      {times(4).map((cone) => (
        <path key={cone} d={`M${30 + cone * 28} 96l10-34h4l10 34z`} fill={cone % 2 ? '#F0B45E' : '#D9502A'} />
      ))}
    </>
  );
}

/** Hurdles in a row and the mat for the high jump. */
function Floor() {
  return (
    <>
      <path d="M176 150H350V196H176Z" fill="#2A6A8C" />
      <path d="M176 150H350V160H176Z" fill="#4C8CB0" />
      {times(3).map((hurdle) => (
        <g key={hurdle} transform={`translate(${26 + hurdle * 44} ${196 + hurdle * 5})`}>
          <path d="M4 0V-68M58 0V-68M-8 0H14M46 0H70" stroke="#24454C" strokeWidth="5" />
          <path d="M-2-78H64V-62H-2Z" fill="#F7FBFB" />
          <path d="M10-78h14v16H10zM40-78h14v16H40z" fill="#D9502A" />
        </g>
      ))}
    </>
  );
}

function SportsKit() {
  return (
    <>
      <Shed />
      <Balls />
      <Floor />
      <circle cx="306" cy="196" r="13" fill="#24454C" />
      <path d="M224 206q20-14 40 0t40 2" stroke="#E9DCC6" strokeWidth="6" fill="none" />
    </>
  );
}

/** What a sports day needs: balls, cones, ropes, hurdles. */
export const sportsKitScene: Drawing = { width: 360, height: 220, Draw: SportsKit };
