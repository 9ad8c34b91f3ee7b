import { useId } from 'react';
import { Ripples } from '../../posters/poster-figures';
import { brand, coral, mist } from '../../stages/stage-colours';
import { crowdPath } from '../../scenes/crowd-path';
import type { Drawing } from '@site/shared/ui/drawing';

const rows = [
  { d: crowdPath({ width: 320, y: 106, step: 21, radius: 5, seed: 1 }), fill: '#0B5255' },
  { d: crowdPath({ width: 320, y: 124, step: 28, radius: 8, seed: 5 }), fill: '#084346' },
  { d: crowdPath({ width: 320, y: 150, step: 44, radius: 13, seed: 9 }), fill: '#031D20' },
];

function Audience() {
  const id = useId();

  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#C9FAF2" stopOpacity=".3" />
        <stop offset="1" stopColor="#C9FAF2" stopOpacity="0" />
      </linearGradient>
      <path d="M0 0H320V180H0Z" fill="#063A3E" />
      <rect x="88" y="22" width="144" height="58" rx="2" fill={mist} />
      <circle cx="160" cy="51" r="16" fill="#F4FCFA" />
      <Ripples x={160} y={51} radii={[16, 22, 28]} stroke={brand} />
      <path d="M60 84H260l20 14H40Z" fill="#0D6567" />
      <rect x="222" y="60" width="8" height="24" rx="4" fill={coral} />
      <circle cx="226" cy="56" r="4" fill="#F1CDB6" />
      <path d="M70 0h40L230 150H110ZM250 0h-40L90 150h120Z" fill={`url(#${id})`} />
      {rows.map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <path d="m66 112 12-2v9l-12 2Zm150-4 14 3v10l-14-3Zm-84 28 18-3v12l-18 3Z" fill="#A9F0E4" opacity=".85" />
    </>
  );
}

/** The hall from behind the audience. */
export const audienceScene: Drawing = { width: 320, height: 180, Draw: Audience };
