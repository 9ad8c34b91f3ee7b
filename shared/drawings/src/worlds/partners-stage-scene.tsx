import { Suit } from '../figure/clothes';
import { Crowd, type Guest } from '../figure/crowd';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Hall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#10332E" />
      {times(4).map((beam) => (
        <path key={beam} d={`M${60 + beam * 80} 0l-44 140h88z`} fill="#FFE3B0" opacity=".13" />
      ))}
      <path d="M36 26H324V126H36Z" fill="#071C1A" />
      <path d="M42 32H318V120H42Z" fill="#1B5E53" />
      <circle cx="106" cy="76" r="32" fill="none" stroke="#F0B45E" strokeWidth="5" />
      <circle cx="142" cy="76" r="32" fill="none" stroke="#7FE3D4" strokeWidth="5" />
      <path d="M196 58h96M196 76h76M196 94h52" stroke="#F7FBFB" strokeWidth="8" strokeLinecap="round" />
      <path d="M0 142H360V176H0Z" fill="#0C2622" />
      <path d="M0 142H360" stroke="#F0B45E" strokeWidth="3" />
    </>
  );
}

const heads: readonly Guest[] = times(18).map((seat) => ({
  x: 12 + (seat % 9) * 42 + (seat > 8 ? 18 : 0),
  y: seat > 8 ? 204 : 188,
  fill: '#061412',
  hair: (['short', 'bob', 'short', 'bun'] as const)[seat % 4] ?? 'short',
  hairColour: seat > 8 ? '#030B0A' : '#0B211E',
}));

function PartnersStage() {
  return (
    <>
      <Hall />
      <Person
        x={176}
        y={160}
        scale={0.56}
        view="front"
        top="#12333B"
        wear={<Suit tie="#F0B45E" />}
        nearHand={[-50, -104]}
        farHand={[50, -108]}
        noShadow
      />
      <Crowd guests={heads} radius={10} />
    </>
  );
}

/** The main hall of a partners' conference, seen from the last row. */
export const partnersStageScene: Drawing = { width: 360, height: 220, Draw: PartnersStage };
