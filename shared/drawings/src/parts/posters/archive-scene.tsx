import { Lines } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** Replays as files in drawers, one pulled out by what was searched for. */
export function ArchiveScene({ tone }: SceneProps) {
  return (
    <>
      <path d="M0 152h320v28H0z" fill={tone.floor} />
      <rect x="34" y="20" width="150" height="140" rx="8" fill={tone.strong} />
      {[0, 1, 2].map((row) => (
        <g key={row}>
          <rect x="44" y={30 + row * 42} width="130" height="34" rx="4" fill={row === 1 ? '#08232A' : tone.mid} />
          {row !== 1 && (
            <path d={`M96 ${50 + row * 42}h26`} stroke={tone.panel} strokeWidth="5" strokeLinecap="round" />
          )}
        </g>
      ))}
      <path d="M60 106V62h24v44ZM90 106V56h24v50ZM120 106V62h24v44Z" fill={tone.panel} />
      <path d="M90 56h24v12H90z" fill={coral} />
      <path d="M68 82l10 6-10 6Zm60 0l10 6-10 6Zm-30-2l10 6-10 6Z" fill={tone.mid} />
      <path d="M36 100h146v18a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6Z" fill={tone.soft} />
      <path d="M96 112h26" stroke={tone.strong} strokeWidth="5" strokeLinecap="round" />
      <rect x="204" y="34" width="92" height="104" rx="8" fill={tone.panel} />
      <rect x="214" y="46" width="72" height="18" rx="9" fill={tone.faint} />
      <circle cx="226" cy="55" r="4.5" fill="none" stroke={tone.strong} strokeWidth="2" />
      <path d="M229 58l4 4" stroke={tone.strong} strokeWidth="2" />
      <Lines x={240} y={53} widths={[30]} fill="#FFD978" />
      {[76, 96, 116].map((y, index) => (
        <g key={y}>
          <path d={`M216 ${y}h14v11h-14z`} fill={index === 0 ? coral : tone.soft} />
          <Lines x={236} y={y} widths={[44 - index * 8, 30]} step={7} fill={tone.faint} />
        </g>
      ))}
    </>
  );
}
