import { Presenter } from '../../posters/poster-figures';
import { coral, liveRed } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** A customer walks into a shop for a day and films what she is shown. */
export function VisitScene({ tone }: SceneProps) {
  return (
    <>
      <path d="M0 148h320v32H0z" fill={tone.floor} />
      <path d="M120 34h180v114H120z" fill={tone.strong} />
      <path d="M112 24h196l8 26H104Z" fill={coral} />
      <path d="M136 24h26l-4 26h-26ZM188 24h26v26h-28ZM240 24h26l4 26h-28Z" fill="#F6E9CF" />
      <path d="M206 62h82v64h-82z" fill="#F6E9CF" />
      <path d="M216 126V98h14v28Zm22 0V90h12v36Zm20 0v-24h20v24Z" fill={tone.mid} />
      <path d="M132 62h60v86h-60z" fill="#0A1C22" />
      <path d="M136 66h52v82h-52z" fill="#BCE3DE" />
      <path d="M180 106v10" stroke="#0A1C22" strokeWidth="4" strokeLinecap="round" />
      <Presenter x={92} y={160} size={0.8} coat="#F0B45E" />
      <g transform="translate(30 60)">
        <path d="M-9-14h20v36h-20z" fill="#021A1D" />
        <path d="M-6-10h14v26h-14z" fill="#7FE3D4" />
        <circle cx="1" cy="3" r="4" fill={liveRed} />
        <path d="M1 22v14" stroke="#021A1D" strokeWidth="4" />
      </g>
    </>
  );
}
