import { Bust } from '../posters/poster-figures';
import { brand, coral, deep, lagoon, mist, paper, sea, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

const posters = [34, 126, 218] as const;

function Careers() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#F2E6DA" />
      <path d="M0 0h320v26H0z" fill={brand} />
      <path d="M118 13h84" stroke={mist} strokeWidth="6" strokeLinecap="round" />
      {posters.map((x) => (
        <g key={x} transform={`translate(${x} 40)`}>
          <path d="M0 0h68v62H0z" fill={paper} />
          <path d="M0 0h68v14H0z" fill={lagoon} />
          <path d="M10 26h46M10 38h34M10 50h40" stroke={mist} strokeWidth="5" strokeLinecap="round" />
        </g>
      ))}
      <Bust x={108} y={104} size={1.05} coat={strong} long />
      <Bust x={216} y={104} size={1.05} coat={sea} />
      <path d="M24 148h272v32H24z" fill={paper} />
      <path d="M24 148h272v5H24z" fill="#D8C3AC" />
      <path d="M144 120h40v28h-40z" fill={deep} />
      <path d="M148 124h32v20h-32z" fill={mist} />
      <path d="m60 140 30-3 2 11H58z" fill={coral} />
      <path d="m246 140 26 2-2 8h-26z" fill={lagoon} />
    </>
  );
}

/** Two recruiters at a desk before a wall of openings. */
export const careersScene: Drawing = { width: 320, height: 180, Draw: Careers };
