import { Crowd, type Guest } from '../figure/crowd';
import { brownHair, darkHair, greyHair } from '../figure/head';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const coats = ['#24344A', '#0B6E6E', '#F7FBFB', '#8C5A7C', '#D9502A', '#5E6E4E', '#E8A98E'];
const across = 8;

/** Three rows on the steps, each half a place beside the one below. */
const guests: readonly Guest[] = times(24).map((place) => {
  const row = Math.floor(place / across);
  return {
    x: 40 + (place % across) * 41 - (row % 2) * 16,
    y: 92 + row * 38,
    fill: coats[(place * 3 + row) % coats.length] ?? '#24344A',
    hair: (['short', 'bob', 'short', 'bun', 'long'] as const)[(place + row) % 5] ?? 'short',
    hairColour: [darkHair, brownHair, darkHair, greyHair][(place + row * 2) % 4] ?? darkHair,
  };
});

function Portal() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#CFE0EC" />
      <path d="M20 20H340V220H20Z" fill="#EFE6D8" />
      <path d="M8 10H352V24H8Z" fill="#D8C9B0" />
      {times(5).map((column) => (
        <path key={column} d={`M${36 + column * 68} 24h16v92h-16z`} fill="#DDCFB8" />
      ))}
      <path d="M96 30H264V58H96Z" fill="#B9401D" />
      <path d="M122 44H238" stroke="#FFE9C2" strokeWidth="7" strokeLinecap="round" />
      {times(4).map((step) => (
        <path key={step} d={`M0 ${118 + step * 34}H360v34H0z`} fill={step % 2 ? '#C9BBA2' : '#D6C9B2'} />
      ))}
    </>
  );
}

function StaircaseGroup() {
  return (
    <>
      <Portal />
      <Crowd guests={guests} radius={11.5} view="front" />
    </>
  );
}

/** All guests on the stairs of the hall, in three rows. */
export const staircaseGroupScene: Drawing = { width: 360, height: 220, Draw: StaircaseGroup };
