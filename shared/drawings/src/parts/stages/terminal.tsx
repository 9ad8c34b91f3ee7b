import { brand, deep, ember, sea, shallow, signal } from '../../stages/stage-colours';

type TerminalProps = { x: number; y: number; size?: number };

/** The product of the launch scenes, a meeting terminal; (x, y) is the middle of its screen, 152 units wide at size 1. */
export function Terminal({ x, y, size = 1 }: TerminalProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <rect x="-76" y="-50" width="152" height="92" rx="9" fill={deep} />
      <rect x="-70" y="-44" width="140" height="80" rx="5" fill={brand} />
      <path d="M-70 36V2Q-30-26 0-2T70-14V31Q70 36 65 36Z" fill={sea} />
      <path d="M-70 36V20Q-34-2 6 16T70 8V31Q70 36 65 36Z" fill={shallow} />
      <circle cx="40" cy="-22" r="9" fill={ember} />
      <rect x="-30" y="-60" width="60" height="9" rx="4.5" fill={deep} />
      <circle cy="-55.5" r="2.6" fill={signal} />
      <path d="M-8 42H8l4 15h20q2.5 0 2.5 2.5T32 62h-64q-2.5 0-2.5-2.5T-32 57h20Z" fill={deep} />
    </g>
  );
}
