import { Lines } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** A sheet of answers, a clock that runs, and the certificate that comes of it. */
export function ExamScene({ tone }: SceneProps) {
  return (
    <>
      <path d="M0 152h320v28H0z" fill={tone.floor} />
      <rect x="44" y="22" width="120" height="146" rx="6" fill={tone.panel} />
      <Lines x={60} y={36} widths={[56]} fill={tone.mark} />
      {[56, 82, 108, 134].map((y, row) => (
        <g key={y}>
          <Lines x={60} y={y} widths={[72 - ((row * 13) % 30)]} fill={tone.faint} />
          {[0, 1, 2, 3].map((choice) => (
            <circle
              key={choice}
              cx={66 + choice * 22}
              cy={y + 14}
              r="5.5"
              fill={choice === (row * 3 + 1) % 4 ? tone.strong : 'none'}
              stroke={tone.mid}
              strokeWidth="1.6"
            />
          ))}
        </g>
      ))}
      <circle cx="226" cy="64" r="36" fill={tone.panel} />
      <path d="M226 64V28a36 36 0 0 1 34 48Z" fill={tone.soft} />
      <circle cx="226" cy="64" r="36" fill="none" stroke={tone.strong} strokeWidth="5" />
      <path d="M226 64V40M226 64l16 6" stroke={coral} strokeWidth="4" strokeLinecap="round" />
      <path d="M214 22h24v7h-24z" fill={tone.strong} />
      <path d="M186 118h98v50h-98z" fill="#FFF4E6" stroke="#D9C08A" strokeWidth="2" />
      <Lines x={198} y={130} widths={[44, 34]} fill="#D9C08A" />
      <path d="M256 150l-6 22 10-5 10 5-6-22Z" fill="#A93210" />
      <circle cx="260" cy="144" r="12" fill={coral} />
    </>
  );
}
