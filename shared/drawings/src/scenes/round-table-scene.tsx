import { Bust } from '../posters/poster-figures';
import { brand, coral, deep, foam, lagoon, mist, paper, sea, shallow, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function Wall() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={shallow} />
      <path d="M20 0h18v180H20ZM64 0h18v180H64ZM238 0h18v180h-18ZM282 0h18v180h-18Z" fill={lagoon} opacity=".35" />
      <rect x="98" y="14" width="124" height="58" rx="3" fill={paper} stroke={deep} strokeWidth="3" />
      <path d="M116 34h62" stroke={brand} strokeWidth="6" />
      <path d="M116 48h88" stroke={mist} strokeWidth="5" />
      <path d="M116 58h30" stroke={coral} strokeWidth="3" />
      <path d="M14 128q-16-34 4-52 4 22-4 52m6 0q-4-30 18-40-2 24-18 40" fill={sea} />
      <path d="M306 128q16-34-4-52-4 22 4 52m-6 0q4-30-18-40 2 24 18 40" fill={sea} />
    </>
  );
}

const seats = [
  { x: 76, coat: paper, long: true },
  { x: 132, coat: brand, long: false },
  { x: 190, coat: coral, long: false },
  { x: 246, coat: foam, long: true },
] as const;

function RoundTable() {
  return (
    <>
      <Wall />
      {seats.map(({ x, coat, long }) => (
        <Bust key={x} x={x} y={94} size={0.66} coat={coat} long={long} />
      ))}
      <path d="M20 130q140-16 280 0l10 10H10Z" fill={paper} />
      <path d="M10 140h300l-12 40H22Z" fill={strong} />
      <path d="M10 140h300" stroke={shallow} strokeWidth="3" />
      <path
        d="M90 136v-12l6-6M150 134v-12l6-6M208 134v-12l6-6M262 136v-12l6-6"
        fill="none"
        stroke={deep}
        strokeWidth="2"
      />
    </>
  );
}

/** Four people at a table with microphones, as the wide camera of a panel sees them. */
export const roundTableScene: Drawing = { width: 320, height: 180, Draw: RoundTable };
