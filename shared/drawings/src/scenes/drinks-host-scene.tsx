import { Bust } from '../figure/bust';
import { darkHair } from '../figure/head';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** Boxes of drinks, stacked, and the price of two. */
function Stack() {
  return (
    <>
      <path d="M0 0H248V520H0Z" fill="#E3F0DC" />
      <path d="M0 60H248V318H0Z" fill="#CFE3C4" />
      {times(8).map((box) => (
        <g key={box} transform={`translate(${(box % 4) * 64 - 4} ${box > 3 ? 82 : 146})`}>
          <path d="M0 0H60V60H0Z" fill={box % 2 ? '#D8A86A' : '#C99655'} />
          <path d="M24 0H36V60H24Z" fill="#E9CB9C" />
          <path d="M8 36h12v16H8z" fill="#0B6E6E" />
        </g>
      ))}
      <path d="M150 96L232 84V126L150 138Z" fill="#D9502A" />
      <path d="M164 118l54-8" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
    </>
  );
}

function Cup({ x, fill }: { x: number; fill: string }) {
  return (
    <g transform={`translate(${x} 318)`}>
      <path d="M-17-56H17L12 0H-12Z" fill={fill} />
      <path d="M-19-62H19V-54H-19Z" fill="#24454C" />
      <path d="M4-62L10-84" stroke="#24454C" strokeWidth="4" />
      <circle cy="-28" r="9" fill="#F7FBFB" />
    </g>
  );
}

function DrinksHost() {
  return (
    <>
      <Stack />
      <g transform="translate(0 -46)">
        <Bust x={120} y={194} radius={41} fill="#F7FBFB" view="front" hair="bun" hairColour={darkHair} />
        <path d="M82 254H158L166 330H74Z" fill="#2F9A76" />
        <path d="M84 256L92 238M156 256L148 238" stroke="#2F9A76" strokeWidth="7" />
        <path d="M0 318H248V566H0Z" fill="#1F5B4C" />
        <path d="M0 318H248V325H0Z" fill="#5FA887" />
        <Cup x={36} fill="#E8A03E" />
        <Cup x={78} fill="#C98D6A" />
        <Cup x={206} fill="#8FC08A" />
      </g>
    </>
  );
}

/** A host with cups on the table and boxes behind her, upright for a phone's screen. */
export const drinksHostScene: Drawing = { width: 248, height: 520, Draw: DrinksHost };
