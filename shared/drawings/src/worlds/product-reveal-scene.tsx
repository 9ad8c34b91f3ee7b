import { Crowd, type Guest } from '../figure/crowd';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** The stage with nothing on it yet. */
export function RevealPlace() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#101A3A" />
      <path d="M0 152Q0 10 180 10T360 152Z" fill="#1B2A5C" />
      <path d="M40 152Q40 34 180 34T320 152Z" fill="#26397A" />
      <path d="M84 152Q84 62 180 62T276 152Z" fill="#344C9A" />
      <path d="M180-20L120 152H240Z" fill="#FFE9C2" opacity=".22" />
      <path d="M0 150H360V180H0Z" fill="#0B1229" />
      <path d="M0 150H360" stroke="#7FB2FF" strokeWidth="3" />
    </>
  );
}

/** The thing itself on its plinth. */
function Plinth() {
  return (
    <>
      <path d="M140 132H220V158H140Z" fill="#F7FBFB" />
      <path d="M134 126H226V134H134Z" fill="#fff" />
      <path d="M150 86H210V126H150Z" fill="#24454C" />
      <path d="M155 91H205V117H155Z" fill="#7FE3D4" />
    </>
  );
}

const guests: readonly Guest[] = times(8).map((seat) => ({
  x: 16 + seat * 47,
  y: 200 + (seat % 2) * 5,
  fill: '#060A18',
  hair: (['short', 'bob', 'tail'] as const)[seat % 3] ?? 'short',
  hairColour: '#060A18',
}));

/** The product with its screen, the cloth, who takes it off, and who watches. */
export function RevealPeople() {
  return (
    <>
      <Plinth />
      <circle cx="180" cy="104" r="8" fill="#0B6E6E" />
      <path d="M158 120H202V124H158Z" fill="#12333B" />
      <path d="M224 70Q246 58 258 84Q270 120 250 158H232Q246 120 224 104Z" fill="#D9502A" />
      <path d="M232 76Q248 82 250 158" stroke="#B9401D" strokeWidth="4" fill="none" />
      <Person
        x={284}
        y={168}
        scale={0.72}
        flipped
        top="#F7FBFB"
        trousers="#2A3A6E"
        hair="bob"
        nearHand={[36, -124]}
        farHand={[34, -104]}
        noShadow
      />
      <Crowd guests={guests} radius={11} />
    </>
  );
}

/** The cloth comes off a new product. */
export const productRevealScene: Drawing = {
  width: 360,
  height: 220,
  Draw: () => (
    <>
      <RevealPlace />
      <RevealPeople />
    </>
  ),
};
