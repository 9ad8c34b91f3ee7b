import { Lines } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** Helmet, sign and way out; four weeks, one of them not yet ticked. */
export function SafetyScene({ tone }: SceneProps) {
  return (
    <>
      <path d="M0 146h320v34H0z" fill={tone.floor} />
      <path d="M0 146h320v10H0z" fill="#F0B45E" />
      <path
        d="M0 156l12-10h16l-12 10ZM44 156l12-10h16l-12 10ZM88 156l12-10h16l-12 10ZM132 156l12-10h16l-12 10ZM176 156l12-10h16l-12 10ZM220 156l12-10h16l-12 10ZM264 156l12-10h16l-12 10ZM308 156l12-10v10Z"
        fill="#10242B"
      />
      <path d="M26 128q0-62 62-62t62 62Z" fill={coral} />
      <path d="M76 66h24v62H76z" fill="#B9401D" />
      <path d="M14 128h148q6 0 6 7t-6 7H14q-6 0-6-7t6-7Z" fill="#A93210" />
      <path d="M206 12l30 52h-60Z" fill="#F0B45E" stroke="#10242B" strokeWidth="4" strokeLinejoin="round" />
      <path d="M206 30v16M206 52v5" stroke="#10242B" strokeWidth="5" />
      <rect x="190" y="76" width="108" height="62" rx="7" fill={tone.panel} />
      {[0, 1, 2, 3].map((week) => (
        <g key={week} transform={`translate(${202 + (week % 2) * 48} ${88 + Math.floor(week / 2) * 24})`}>
          <rect
            width="14"
            height="14"
            rx="3"
            fill={week < 3 ? tone.strong : 'none'}
            stroke={tone.mid}
            strokeWidth="1.6"
          />
          {week < 3 && <path d="m3 7 3 4 5-7" fill="none" stroke="#fff" strokeWidth="2" />}
          <Lines x={19} y={5} widths={[20]} fill={tone.faint} />
        </g>
      ))}
    </>
  );
}
