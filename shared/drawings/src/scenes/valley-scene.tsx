import { useId } from 'react';
import { deep, ink, paper, signal, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

/** Foot of each tree and its size. */
const trees = [
  [24, 318, 1],
  [52, 310, 1.3],
  [84, 312, 1.1],
  [116, 314, 1.5],
  [150, 326, 1.1],
  [176, 336, 1.3],
] as const;

const forest = trees
  .map(([x, y, s]) => `M${x} ${y - 34 * s}l${11 * s} ${34 * s}h${-9.5 * s}v8h-3v-8h${-9.5 * s}Z`)
  .join('');

function Land({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#CFEAE6" />
        <stop offset=".55" stopColor="#F6E9E0" />
        <stop offset="1" stopColor="#F4F7F4" />
      </linearGradient>
      <path d="M0 0H660V400H0Z" fill={`url(#${id})`} />
      <g fill="#E8734A">
        <circle cx="452" cy="146" r="96" opacity=".07" />
        <circle cx="452" cy="146" r="66" opacity=".14" />
        <circle cx="452" cy="146" r="44" />
      </g>
      <path d="m0 210 70-50 58 36 78-76 64 56 70-38 80 68 80-46 78 38 82-48V400H0Z" fill="#A9D6D0" />
      <path d="m206 120 64 56-24 8-24-18-26 12-16-18Z" fill="#C4E5E0" />
      <path d="m0 252 90-46 80 38 92-54 88 56 90-32 100 42 120-52V400H0Z" fill="#63B0A9" />
      <path d="M0 296q120-60 230-20t200-8 230-18V400H0Z" fill="#2A8782" />
      <path
        d="M660 400H250q50-50 150-60 70-10 30-30-50-14 40-28 70-8 90-14-40 20 0 32 80 20 0 52-60 24 100 32Z"
        fill="#DDF1EE"
      />
      <path d="M360 372h110M440 324h60M520 296h26M520 352h50" stroke="#9FD1CB" strokeWidth="2" strokeLinecap="round" />
      <path d="M0 330q90-40 190 0 70 26 60 70H0Z" fill={strong} />
    </>
  );
}

function Valley() {
  const id = useId();

  return (
    <>
      <Land id={id} />
      <path d={forest} fill="#07464A" />
      <path d="M291 279h18v12h-18ZM313 283h18v12h-18ZM337 277h18v12h-18Z" fill={paper} />
      <path d="m287 280 13-10 13 10Zm22 4 13-10 13 10Zm24-6 13-10 13 10Z" fill={deep} />
      <g transform="translate(566 92)" fill={ink}>
        <path d="M-30-5.5h60v3h-60Z" />
        <rect x="-11" y="-9" width="22" height="12" rx="5" />
        <circle cy="7" r="5" />
        <circle cy="7" r="2" fill={signal} />
        <path d="M-45-8a15 2 0 0 1 30 0a15 2 0 0 1-30 0M15-8a15 2 0 0 1 30 0a15 2 0 0 1-30 0" opacity=".5" />
      </g>
      <path
        d="M311 89q4-4 7 3 3-7 7-3m10-10q4-4 7 3 3-7 7-3m4 16q4-4 7 3 3-7 7-3"
        fill="none"
        stroke="#3E7F7C"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}

/** A river valley at dawn under a camera drone: slow live. */
export const valleyScene: Drawing = { width: 660, height: 400, Draw: Valley };
