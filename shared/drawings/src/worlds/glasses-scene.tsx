import { skinTone } from '../figure/head';
import { Limb } from '../figure/limb';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const arms = [
  { from: [0, 210], to: [112, 130], sleeve: '#24344A', drink: '#F0B45E', turn: 18 },
  { from: [92, 240], to: [158, 118], sleeve: '#F7FBFB', drink: '#B9401D', turn: 8 },
  { from: [268, 240], to: [206, 118], sleeve: '#0B6E6E', drink: '#F0B45E', turn: -8 },
  { from: [360, 206], to: [250, 130], sleeve: '#D9502A', drink: '#E8762A', turn: -18 },
] as const;

function Night() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#4A2430" />
      {times(16).map((light) => (
        <circle
          key={light}
          cx={(light * 71) % 360}
          cy={12 + ((light * 43) % 150)}
          r={5 + (light % 4) * 5}
          fill={['#FFD978', '#FF9B73', '#F2D2A8'][light % 3]}
          opacity=".28"
        />
      ))}
      <path d="M180 12v24M140 22l12 20M220 22l-12 20" stroke="#FFE9C2" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function Glass({ drink }: { drink: string }) {
  return (
    <>
      <path d="M-15-52H15L11-6Q0 4-11-6Z" fill="#F7FBFB" opacity=".5" />
      <path d="M-13-34H13L11-6Q0 4-11-6Z" fill={drink} />
      <path d="M0 0V24M-11 26H11" stroke="#F7FBFB" strokeWidth="3" />
    </>
  );
}

function Glasses() {
  return (
    <>
      <Night />
      {arms.map(({ from, to, sleeve, drink, turn }) => (
        <g key={to[0]}>
          <Limb from={from} to={to} radii={[30, 16]} fill={sleeve} />
          <g transform={`translate(${to[0]} ${to[1] - 20})rotate(${turn})`}>
            <Glass drink={drink} />
          </g>
          <Limb from={to} to={[to[0] + turn / 3, to[1] - 16]} radii={[14, 11]} fill={skinTone} />
        </g>
      ))}
    </>
  );
}

/** Four glasses meet. */
export const glassesScene: Drawing = { width: 360, height: 220, Draw: Glasses };
