import { Bust, Ripples } from '../posters/poster-figures';
import { brand, coral, deep, lagoon, mist, paper, sea, signal } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';
import { Terminal } from '../parts/stages/terminal';

function Booth() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#E9F4F2" />
      <path d="M0 34h320M0 14h320" stroke="#C6DFDC" strokeWidth="3" />
      <path d="M40 0v34m80-34v34m80-34v34m80-34v34" stroke="#C6DFDC" strokeWidth="2" />
      <path d="M54 34h212v102H54z" fill={brand} />
      <path d="M54 34h212v18H54z" fill={deep} />
      <path d="M72 43h58" stroke={signal} strokeWidth="5" strokeLinecap="round" />
      <Ripples x={212} y={92} radii={[24, 38, 54]} stroke={signal} />
      <Terminal x={212} y={94} size={0.44} />
      <path d="M74 70h66M74 84h50M74 98h58" stroke={mist} strokeWidth="5" strokeLinecap="round" opacity=".8" />
      <Bust x={96} y={104} size={0.9} coat={coral} />
      <path d="M40 136h150v44H40z" fill={paper} />
      <path d="M40 136h150v6H40z" fill={lagoon} />
      <path d="M150 118h22v18h-22z" fill={mist} />
      <Bust x={246} y={124} size={1} coat={sea} long />
      <path d="M22 80h16v56H22z" fill={lagoon} />
      <path d="M30 136v30m-10 0h20" stroke={deep} strokeWidth="3" />
    </>
  );
}

/** A stand at a trade fair with a visitor before the counter. */
export const boothScene: Drawing = { width: 320, height: 180, Draw: Booth };
