import { brand, coral, deep, ember, lagoon, paper, sea } from '../stages/stage-colours';
import { crowdPath } from './crowd-path';
import type { Drawing } from '@site/shared/ui/drawing';

const stand = [
  { d: crowdPath({ width: 320, y: 26, step: 15, radius: 4, seed: 2 }), fill: '#6FB8B1' },
  { d: crowdPath({ width: 320, y: 40, step: 17, radius: 5, seed: 6 }), fill: '#2F8581' },
];
const players = [
  { x: 84, y: 108, fill: coral },
  { x: 140, y: 92, fill: paper },
  { x: 176, y: 132, fill: coral },
  { x: 226, y: 100, fill: paper },
  { x: 258, y: 146, fill: paper },
] as const;

function Pitch() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#CFE9E5" />
      <path d="M0 20h320v44H0z" fill={deep} />
      {stand.map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <path d="M0 58h320v12H0z" fill={brand} />
      <path d="M14 64h46m20 0h30m22 0h52m24 0h30m22 0h46" stroke="#BFE3DE" strokeWidth="4" />
      <path d="M0 70h320v110H0z" fill={lagoon} />
      <path d="M0 70h80L20 180H0zm150 0h60l20 110H130zm130 0h40v110h-10z" fill={sea} opacity=".5" />
      <path
        d="M160 70v110M120 118a40 20 0 1 0 80 0a40 20 0 1 0-80 0M0 92h40l-16 46H0m320-46h-40l16 46h24"
        fill="none"
        stroke="#DDF1EE"
        strokeWidth="2"
      />
      {players.map(({ x, y, fill }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse cy="25" rx="12" ry="3" fill={deep} opacity=".3" />
          <path d="M-5 24 0 8l6 16" fill="none" stroke={deep} strokeWidth="4" strokeLinecap="round" />
          <path d="M-7-8h14l2 18H-9z" fill={fill} />
          <circle cy="-14" r="6" fill="#F0CBB0" />
        </g>
      ))}
      <circle cx="196" cy="158" r="5" fill={ember} />
    </>
  );
}

/** A match from the camera at the half-way line. */
export const pitchScene: Drawing = { width: 320, height: 180, Draw: Pitch };
