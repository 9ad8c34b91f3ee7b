import { Bust } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

const cuts = [
  { x: 40, width: 40 },
  { x: 104, width: 26 },
  { x: 158, width: 52 },
  { x: 238, width: 32 },
];

/** A long show as one strip, four stretches of it marked, and the upright clips that are cut out. */
export function ClipsScene({ tone }: SceneProps) {
  return (
    <>
      <rect x="20" y="124" width="280" height="36" rx="6" fill="#08232A" />
      <path
        d="M28 130h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8m6 0h8"
        stroke="#1D4F53"
        strokeWidth="4"
      />
      <path d="M28 150h264" stroke="#12414A" strokeWidth="9" />
      {cuts.map(({ x, width }, index) => (
        <g key={x}>
          <path d={`M${x} 150h${width}`} stroke={index === 2 ? coral : '#35B5A5'} strokeWidth="9" />
          <path
            d={`M${x + width / 2} 144L${64 + index * 64} 112`}
            stroke={tone.mid}
            strokeWidth="1.6"
            strokeDasharray="3 3"
          />
          <svg x={40 + index * 64} y="18" width="48" height="92" viewBox="0 0 48 92">
            <rect width="48" height="92" rx="7" fill={index === 2 ? tone.strong : tone.panel} />
            <path d="M4 12a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v54H4Z" fill={index % 2 ? tone.soft : tone.faint} />
            <Bust x={24} y={34} size={0.46} coat={index === 2 ? coral : '#3E9F98'} long={index % 2 === 1} />
            <path d="M9 74h30M9 82h18" stroke={index === 2 ? '#fff' : tone.mid} strokeWidth="4" />
          </svg>
        </g>
      ))}
    </>
  );
}
