import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** Boxes that are packed before the feast, and the days that are left on the wall. */
export function GiftsScene({ tone }: SceneProps) {
  return (
    <>
      <path d="M0 142h320v38H0z" fill={tone.floor} />
      <rect x="34" y="26" width="112" height="92" rx="8" fill={tone.panel} />
      <path d="M34 34a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v14H34Z" fill={coral} />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((day) => (
        <rect
          key={day}
          x={42 + (day % 7) * 14}
          y={62 + Math.floor(day / 7) * 24}
          width="11"
          height="17"
          rx="2"
          fill={day === 13 ? coral : day < 9 ? tone.soft : tone.faint}
        />
      ))}
      <path d="M54 18v16M126 18v16" stroke={tone.quiet} strokeWidth="4" strokeLinecap="round" />
      <path d="M176 92h70v60h-70z" fill={coral} />
      <path d="M170 78h82v18h-82z" fill="#B9401D" />
      <path d="M204 78h14v74h-14z" fill="#F6E9CF" />
      <path d="M211 78q-28-2-24-18 14-6 24 18 10-24 24-18 4 16-24 18Z" fill="#F6E9CF" />
      <path d="M242 110h54v42h-54z" fill={tone.mid} />
      <path d="M238 100h62v14h-62z" fill={tone.strong} />
      <path d="M264 100h10v52h-10z" fill="#7FE3D4" />
      <path d="M112 124h52v28h-52z" fill={tone.soft} />
      <path d="M134 124h8v28h-8z" fill={coral} />
    </>
  );
}
