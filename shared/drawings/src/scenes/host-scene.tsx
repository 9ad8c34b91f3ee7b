import { useId } from 'react';
import { Bust, Ripples } from '../posters/poster-figures';
import { brand, deep, ember, mist, paper, signal, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';
import { Terminal } from '../parts/stages/terminal';

function Desk() {
  return (
    <>
      <path d="M0 288H248V520H0Z" fill={strong} />
      <path d="M0 288H248v6H0Z" fill="#2A9490" />
      <path d="m18 262 34-6 4 30H20Z" fill={paper} />
      <path d="m25 267 22-4m-21 10 22-3m-21 10 14-2" stroke={mist} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M204 256h26l-3 32h-20Z" fill={paper} />
      <path d="M206 268h22l-1 10h-20Z" fill={ember} />
      <path d="M202 250h30v7h-30Z" fill={deep} />
    </>
  );
}

function Host() {
  const id = useId();

  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#E3F4F1" />
        <stop offset="1" stopColor="#A5DCD5" />
      </linearGradient>
      <path d="M0 0H248V520H0Z" fill={`url(#${id})`} />
      <Ripples x={138} y={150} radii={[70, 104, 142, 186]} stroke={brand} />
      <path d="M0 214q60-20 124-20t124 20v80H0Z" fill="#8FCFC7" opacity=".5" />
      <Terminal x={56} y={142} size={0.58} />
      <Bust x={146} y={156} size={2} long />
      <path d="M112 158a34 34 0 0 0 22 36" fill="none" stroke={deep} strokeWidth="3" strokeLinecap="round" />
      <circle cx="135" cy="194" r="3.5" fill={signal} stroke={deep} strokeWidth="2" />
      <Desk />
    </>
  );
}

/** A presenter at her desk, upright for a phone's screen; the lower third is left for the room's own controls. */
export const hostScene: Drawing = { width: 248, height: 520, Draw: Host };
