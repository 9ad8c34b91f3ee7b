import { Bust } from '../posters/poster-figures';
import { brand, coral, deep, lagoon, mist, paper, sea, signal, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function News() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#07474A" />
      <path d="M0 0h56L40 180H0zm320 0h-56l16 180h40z" fill={deep} />
      <path d="M14 20v120m16-126v130m260-130v130m16-124v120" stroke={signal} strokeWidth="2" opacity=".5" />
      <path d="M58 18h204v96H58z" fill={deep} />
      <path d="M62 22h196v88H62z" fill={mist} />
      <path d="M62 74q40-34 84-16t112-26v78H62z" fill={lagoon} />
      <path d="M62 92q46-22 96-8t100-18v44H62z" fill={sea} />
      <circle cx="176" cy="58" r="7" fill={coral} />
      <path d="M176 58v-20" stroke={coral} strokeWidth="2.5" />
      <path d="M76 34h42M76 44h26" stroke={paper} strokeWidth="5" strokeLinecap="round" />
      <Bust x={122} y={92} size={0.82} coat={coral} long />
      <Bust x={202} y={92} size={0.82} coat={strong} />
      <path d="M44 138h232l-22 42H66z" fill={paper} />
      <path d="M44 138h232l-4 8H48z" fill={brand} />
      <path d="M92 156h44v12H92z" fill={mist} />
      <path d="M112 134h24v4h-24zm68 0h24v4h-24z" fill={signal} />
    </>
  );
}

/** Two anchors at the news desk before a map. */
export const newsScene: Drawing = { width: 320, height: 180, Draw: News };
