import { Bust } from '@site/drawings/figure/bust';
import { Collar } from '@site/drawings/figure/clothes';
import { greyHair } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** A voucher with its stamp, and columns on the board behind it. */
function Board() {
  return (
    <>
      <path d="M0 0H248V520H0Z" fill="#EDE6DA" />
      <path d="M12 84H236V230H12Z" fill="#3E5A64" />
      <path d="M18 90H230V224H18Z" fill="#F7FBFB" />
      {times(4).map((row) => (
        <path key={row} d={`M30 ${116 + row * 26}H112`} stroke="#D5E0E2" strokeWidth="2" />
      ))}
      <path d="M58 102V212M84 102V212" stroke="#D5E0E2" strokeWidth="2" />
      <path d="M34 110h16M34 136h16M64 136h12M90 162h14M34 162h16M64 188h12" stroke="#6C8A92" strokeWidth="5" />
      <g transform="rotate(5 194 132)">
        <path d="M160 100H228V160L220 154L211 160L202 154L194 160L185 154L177 160L168 154L160 160Z" fill="#FFF3D6" />
        <path d="M170 112h34M170 124h24" stroke="#C9A36F" strokeWidth="4" />
        <circle cx="208" cy="136" r="12" fill="none" stroke="#C9343A" strokeWidth="3" />
      </g>
    </>
  );
}

/** What the lesson is about: the open ledger, a pen on it, a calculator beside it. */
function Desk() {
  return (
    <>
      <path d="M0 274H248V520H0Z" fill="#5B4232" />
      <path d="M0 274H248V281H0Z" fill="#8A6A52" />
      <path d="M12 404 26 314Q74 298 112 314 150 298 182 308L190 400Q148 388 104 404 58 388 12 404Z" fill="#0B6E6E" />
      <path d="M20 396 32 310Q76 296 112 310L106 396Q62 380 20 396Z" fill="#FFF8E8" />
      <path d="M112 310Q150 296 177 304L183 392Q146 382 106 396Z" fill="#F6E9CF" />
      <path
        d="m40 326 62-6m-64 20 62-6m-64 20 62-6m-64 20 62-6M120 322l50-7m-49 21 51-7m-50 21 52-7"
        stroke="#C9B48F"
        strokeWidth="3"
      />
      <path d="m82 318-5 62M148 314l3 66" stroke="#D9502A" strokeWidth="2" />
      <path d="m116 372 48-26" stroke="#10242B" strokeWidth="6" strokeLinecap="round" />
      <g transform="rotate(7 216 350)">
        <path d="M196 312h40v78h-40z" fill="#24344A" />
        <path d="M201 317h30v14h-30z" fill="#BCE3DE" />
        <path d="M201 341h30m-30 13h30m-30 13h30m-30 13h30" stroke="#8FA3B8" strokeWidth="7" strokeDasharray="7 4.5" />
      </g>
    </>
  );
}

function LedgerLesson() {
  return (
    <>
      <Board />
      <Bust x={132} y={154} radius={37} fill="#24344A" view="front" hair="short" hairColour={greyHair} glasses />
      <g transform="translate(126 288)scale(1.7)">
        <Collar />
      </g>
      <Desk />
      <path d="M20 274V240H64V274Z" fill="#0B6E6E" />
      <path d="M24 245H60V254H24Z" fill="#CFE8DF" />
      <path d="M196 274V262H238V274ZM190 262V250H232V262Z" fill="#D9502A" />
      <path d="M200 268h24M196 256h24" stroke="#FFE3B0" strokeWidth="4" />
    </>
  );
}

/** A teacher of bookkeeping with a voucher on the board, upright for a phone's screen. */
export const ledgerLessonScene: Drawing = { width: 248, height: 520, Draw: LedgerLesson };
