import { Head, Presenter } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** A stage between curtains, the draw in its light, heads in front of it. */
export function GalaScene({ tone }: SceneProps) {
  return (
    <>
      <path d="M60 14h200v118H60z" fill="#0A474A" />
      <path d="M118 0h30l48 132H96Z" fill="#FFF4E6" opacity=".16" />
      <path d="M0 0h76q-6 70-30 150H0ZM320 0h-76q6 70 30 150h46Z" fill="#8C2B14" />
      <path
        d="M22 0q4 80-6 150M50 0q2 60-16 150M298 0q-4 80 6 150M270 0q-2 60 16 150"
        fill="none"
        stroke="#6E1F0C"
        strokeWidth="4"
      />
      <path d="M40 128h240v22H40z" fill="#C99B78" />
      <Presenter x={146} y={130} size={0.66} coat="#F0B45E" />
      <g transform="translate(206 92)">
        <path d="M-4 22L-16 40M4 22l12 18" stroke="#021A1D" strokeWidth="3" />
        <circle r="25" fill="#0B6E6E" stroke="#7FE3D4" strokeWidth="3" />
        <circle cx="-9" cy="6" r="6" fill={coral} />
        <circle cx="5" cy="11" r="6" fill="#F7FBFB" />
        <circle cx="11" cy="-1" r="6" fill="#F0B45E" />
        <circle cx="-2" cy="-3" r="6" fill="#7FE3D4" />
      </g>
      <path d="M92 26l4 8 8 1-6 6 2 8-8-4-7 4 1-8-6-6 8-1Z" fill="#F0B45E" />
      <path d="M0 150h320v30H0z" fill={tone.floor} />
      {[34, 86, 138, 190, 242, 294].map((x, index) => (
        <g key={x}>
          <path d={`M${x - 20} 180q2-18 20-18t20 18Z`} fill="#12333B" />
          <Head x={x} y={158} size={10} long={index % 2 === 0} />
        </g>
      ))}
    </>
  );
}
