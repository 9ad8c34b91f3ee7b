import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

const photos = [
  { x: 36, y: 58, turn: -5 },
  { x: 96, y: 66, turn: 3 },
  { x: 224, y: 66, turn: -3 },
  { x: 284, y: 58, turn: 5 },
];

/** Old pictures on a line, and a cake with as many candles as fit. */
export function AnniversaryScene({ tone }: SceneProps) {
  return (
    <>
      <path d="M0 30Q160 76 320 30" fill="none" stroke={tone.mid} strokeWidth="2" />
      {photos.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-3-14h6v10h-6z" fill={coral} />
          <path d="M-22-6h44v46h-44z" fill={tone.panel} />
          <path d="M-18-2h36v30h-36z" fill={tone.soft} />
          <path d="M-18 28v-8l10-8 9 7 8-10 9 9v10Z" fill={tone.strong} />
        </g>
      ))}
      <path d="M0 150h320v30H0z" fill={tone.floor} />
      <ellipse cx="160" cy="150" rx="66" ry="8" fill={tone.panel} />
      <path d="M108 112h104v38H108z" fill={coral} />
      <path d="M108 112h104v12q-9 10-17 0-9 10-18 0-8 10-17 0-9 10-18 0-8 10-17 0-9 10-17 0Z" fill="#FFF4E6" />
      <path d="M126 82h68v30h-68z" fill={tone.mid} />
      <path d="M126 82h68v9q-9 9-17 0-8 9-17 0-9 9-17 0-8 9-17 0Z" fill="#FFF4E6" />
      <path d="M140 82V66M153 82V62M167 82V62M180 82V66" stroke={tone.quiet} strokeWidth="4" />
      <path
        d="M140 64q-5-6 0-12 5 6 0 12Zm13-4q-5-6 0-12 5 6 0 12Zm14 0q-5-6 0-12 5 6 0 12Zm13 4q-5-6 0-12 5 6 0 12Z"
        fill="#F0B45E"
      />
    </>
  );
}
