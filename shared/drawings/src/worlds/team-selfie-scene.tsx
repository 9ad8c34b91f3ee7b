import { Crowd, type Guest } from '../figure/crowd';
import { brownHair, darkHair, skinTone } from '../figure/head';
import { Limb } from '../figure/limb';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Party() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F0B45E" />
      {times(14).map((ray) => (
        <path key={ray} d="M180 230L160-80H200Z" fill="#F5C884" transform={`rotate(${-90 + ray * 14} 180 230)`} />
      ))}
      {times(20).map((bit) => (
        <rect
          key={bit}
          x={(bit * 53) % 350}
          y={(bit * 31) % 120}
          width="8"
          height="5"
          fill={['#D9502A', '#F7FBFB', '#0B6E6E'][bit % 3]}
          transform={`rotate(${bit * 37} ${(bit * 53) % 350} ${(bit * 31) % 120})`}
        />
      ))}
    </>
  );
}

const rear: readonly Guest[] = [
  { x: 74, y: 84, fill: '#24344A', hair: 'short', hairColour: darkHair },
  { x: 146, y: 72, fill: '#F7FBFB', hair: 'tail', hairColour: brownHair },
  { x: 222, y: 78, fill: '#0B6E6E', hair: 'short', hairColour: brownHair },
  { x: 284, y: 92, fill: '#8C5A7C', hair: 'bun', hairColour: darkHair },
];
const near: readonly Guest[] = [
  { x: 108, y: 132, fill: '#D9502A', hair: 'long', hairColour: brownHair },
  { x: 254, y: 130, fill: '#12464D', hair: 'short', hairColour: darkHair, glasses: true },
];

/** The paper hat of a party on a head of radius 1. */
const hat = <path d="M-.7-.9L0-2.4L.7-.9Q0-1.2-.7-.9Z" fill="#D9502A" />;

function TeamSelfie() {
  return (
    <>
      <Party />
      <Crowd guests={rear.map((guest, index) => (index % 2 ? guest : { ...guest, hat }))} radius={22} view="front" />
      <Crowd guests={near} radius={26} view="front" />
      <Limb from={[300, 206]} to={[336, 160]} radii={[17, 13]} fill="#12464D" />
      <Limb from={[336, 160]} to={[332, 76]} radii={[12, 9]} fill="#12464D" />
      <Limb from={[332, 78]} to={[330, 54]} radii={[9, 8]} fill={skinTone} />
      <path d="M302 22h54v38h-54z" fill="#0A1C22" />
      <circle cx="312" cy="31" r="4.5" fill="#24454C" />
      <path d="M70 150l-14-26M56 124l-4-14M58 124l6-14" stroke={skinTone} strokeWidth="7" strokeLinecap="round" />
    </>
  );
}

/** A team takes its own picture. */
export const teamSelfieScene: Drawing = { width: 360, height: 220, Draw: TeamSelfie };
