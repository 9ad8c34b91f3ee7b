import { Bust } from '../figure/bust';
import { Collar } from '../figure/clothes';
import { greyHair } from '../figure/head';
import { times } from '../figure/times';
import type { Drawing } from './drawing';

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

function LedgerLesson() {
  return (
    <>
      <Board />
      <Bust x={132} y={154} radius={37} fill="#24344A" view="front" hair="short" hairColour={greyHair} glasses />
      <g transform="translate(126 288)scale(1.7)">
        <Collar />
      </g>
      <path d="M0 274H248V520H0Z" fill="#5B4232" />
      <path d="M0 274H248V281H0Z" fill="#8A6A52" />
      <path d="M20 274V240H64V274Z" fill="#0B6E6E" />
      <path d="M24 245H60V254H24Z" fill="#CFE8DF" />
      <path d="M196 274V262H238V274ZM190 262V250H232V262Z" fill="#D9502A" />
      <path d="M200 268h24M196 256h24" stroke="#FFE3B0" strokeWidth="4" />
    </>
  );
}

/** A teacher of bookkeeping with a voucher on the board, upright for a phone's screen. */
export const ledgerLessonScene: Drawing = { width: 248, height: 520, Draw: LedgerLesson };
