import { darkHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const balls = ['#D9502A', '#0B6E6E', '#F0B45E', '#F7FBFB', '#E8A98E'];

function Stage() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#FFD978" />
      {times(9).map((ray) => (
        <path key={ray} d="M236 110L212-120H260Z" fill="#FFE6A8" transform={`rotate(${ray * 40} 236 110)`} />
      ))}
      <path d="M0 178H360V220H0Z" fill="#D9502A" />
      <path d="M0 178H360V184H0Z" fill="#B9401D" />
      {times(6).map((gift) => (
        <g key={gift} transform={`translate(${300 + (gift % 2) * 26} ${184 - Math.floor(gift / 2) * 24})`}>
          <path d="M-12-22H12V0H-12Z" fill={gift % 2 ? '#0B6E6E' : '#F7FBFB'} />
          <path d="M0-22V0M-12-12H12" stroke="#F0B45E" strokeWidth="3" />
        </g>
      ))}
    </>
  );
}

/** A drum of balls on its legs, with its crank. */
function Drum() {
  return (
    <>
      <path d="M196 178L216 120M276 178L256 120" stroke="#5E3A24" strokeWidth="7" strokeLinecap="round" />
      <circle cx="236" cy="98" r="52" fill="#F7FBFB" opacity=".75" />
      {times(17).map((ball) => (
        <circle
          key={ball}
          cx={200 + ((ball * 23) % 74)}
          cy={104 + ((ball * 13) % 34)}
          r="8"
          fill={balls[ball % balls.length]}
        />
      ))}
      <circle cx="236" cy="98" r="52" fill="none" stroke="#C98D3A" strokeWidth="5" />
      <path d="M236 46V150M184 98H288" stroke="#C98D3A" strokeWidth="2" />
      <circle cx="236" cy="98" r="7" fill="#5E3A24" />
    </>
  );
}

function Raffle() {
  return (
    <>
      <Stage />
      <Drum />
      <Person
        x={110}
        y={206}
        scale={1.12}
        top="#12464D"
        hair="bun"
        hairColour={darkHair}
        nearHand={[50, -108]}
        farHand={[16, -148]}
        farElbow={1}
        front={<circle cx="18" cy="-158" r="9" fill="#D9502A" />}
      />
    </>
  );
}

/** The next ball comes out of the drum. */
export const raffleScene: Drawing = { width: 360, height: 220, Draw: Raffle };
