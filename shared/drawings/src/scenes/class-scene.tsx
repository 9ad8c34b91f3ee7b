import { useId } from 'react';
import { Bust } from '../posters/poster-figures';
import { brand, coral, deep, lagoon, mist, paper, quiet, sea, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

/** What is being explained: three points and a pillar that is taller than last year's. */
function Board() {
  return (
    <>
      <path d="M14 92H234V222H14Z" fill={deep} />
      <path d="M20 98H228V216H20Z" fill={paper} />
      <path d="M20 98h6v118h-6Z" fill={brand} />
      <path d="M40 116h70" stroke={deep} strokeWidth="7" strokeLinecap="round" />
      <path d="M40 130h46" stroke={mist} strokeWidth="4" strokeLinecap="round" />
      <path d="M58 152h34M58 172h28M58 192h32" stroke={quiet} strokeWidth="4" strokeLinecap="round" />
      <circle cx="44" cy="152" r="6" fill={brand} />
      <path d="M38 172a6 6 0 1 0 12 0a6 6 0 1 0-12 0M38 192a6 6 0 1 0 12 0a6 6 0 1 0-12 0" fill={mist} />
      <path d="M108 200.5h66" stroke="#B7CFCD" />
      <path d="M112 172h14v28h-14Z" fill={mist} />
      <path d="M134 156h14v44h-14Z" fill={lagoon} />
      <path d="M156 122h14v78h-14Z" fill={coral} />
    </>
  );
}

function ClassRoom() {
  const id = useId();

  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#E3F4F1" />
        <stop offset="1" stopColor="#A5DCD5" />
      </linearGradient>
      <path d="M0 0H248V520H0Z" fill={`url(#${id})`} />
      <path d="M0 248h248v60H0Z" fill="#8FCFC7" opacity=".5" />
      <Board />
      <Bust x={200} y={190} size={1.6} coat={sea} />
      <path d="M0 312H248V520H0Z" fill={strong} />
      <path d="M0 312H248v6H0Z" fill={sea} />
      <path d="m20 296 40-8 5 26H24Z" fill={paper} />
      <path d="m29 300 26-5m-25 10 26-5" stroke={mist} strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}

/** A teacher beside a board, upright for a phone's screen; the lower third is left for the room's own controls. */
export const classScene: Drawing = { width: 248, height: 520, Draw: ClassRoom };
