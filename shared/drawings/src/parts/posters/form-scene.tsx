import { Lines, Ripples } from '../../posters/poster-figures';
import { coral, hair, skin } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** Where the three in the list stand, and whether their hair is long. */
const guests = [
  { y: 43, long: true },
  { y: 89, long: false },
  { y: 143, long: true },
];
const listed = guests.slice(0, 2);
const pathOf = (places: typeof guests, draw: (y: number) => string) => places.map(({ y }) => draw(y)).join('');

const card = (y: number) => `M194 ${y - 19}h90a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-90a8 8 0 0 1-8-8v-22a8 8 0 0 1 8-8z`;
const longHair = (y: number) => `M197 ${y + 9}v-11a10 10 0 0 1 20 0v11q-10 3-20 0z`;
const face = (y: number) => `M198 ${y}a9 9 0 1 0 18 0 9 9 0 1 0-18 0z`;
const fringe = (y: number) => `M197 ${y}a10 10 0 0 1 20 0q-4-4-9-4-7 0-11 4z`;
const words = (y: number) => `M228 ${y - 5}h30M228 ${y + 5}h20`;
const badge = (y: number) => `M266 ${y}a8 8 0 1 0 16 0 8 8 0 1 0-16 0z`;

function Guests({ tone }: Pick<SceneProps, 'tone'>) {
  return (
    <>
      <path d={pathOf(listed, card)} fill={tone.panel} />
      <path d={card(143)} fill={tone.panel} stroke={coral} strokeWidth="3" />
      <path
        d={pathOf(
          guests.filter(({ long }) => long),
          longHair,
        )}
        fill={hair}
      />
      <path d={pathOf(guests, face)} fill={skin} />
      <path d={pathOf(guests, fringe)} fill={hair} />
      <path d={pathOf(listed, words)} stroke={tone.faint} strokeWidth="4" strokeLinecap="round" />
      <path d={words(143)} stroke={tone.mark} strokeWidth="4" strokeLinecap="round" />
      <path d={pathOf(listed, badge)} fill={tone.strong} />
      <path d={badge(143)} fill={coral} />
      <path d="m270 43 3 3 5-6m-8 49 3 3 5-6m-8 57h8m-4-4v8" fill="none" stroke="#fff" strokeWidth="2" />
    </>
  );
}

/** A form that asks one thing less, and the list of those who came through it: the last one has just arrived. */
export function FormScene({ tone }: SceneProps) {
  return (
    <>
      <Ripples x={96} y={92} radii={[86, 118, 154]} stroke={tone.rule} />
      <rect x="34" y="16" width="124" height="150" rx="10" fill={tone.panel} />
      <Lines x={50} y={32} widths={[56]} fill={tone.mark} />
      <path d="M50.5 46.5h91v17h-91zm0 28h91v17h-91z" fill="none" stroke={tone.soft} strokeLinejoin="round" />
      <path d="M60 55h34M60 83h48" stroke={tone.mid} strokeWidth="4" strokeLinecap="round" />
      <path d="M50.5 102.5h91v17h-91z" fill="none" stroke={tone.soft} strokeDasharray="4 4" />
      <circle cx="142" cy="111" r="10" fill="#08232A" />
      <rect x="50" y="134" width="92" height="18" rx="5" fill={coral} />
      <path d="M137 111h10M82 143h28" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path d="M160 143h24" stroke={coral} strokeWidth="3" strokeDasharray="1 6" strokeLinecap="round" />
      <Guests tone={tone} />
    </>
  );
}
