import { useId } from 'react';
import { Head, Ripples } from '../../posters/poster-figures';
import { brand, coral, coralDark, ink, paper } from '../../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';
import { Terminal } from '../stages/terminal';

function CloseUp() {
  const id = useId();

  return (
    <>
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="#E8F7F4" />
        <stop offset=".6" stopColor="#A5DCD5" />
        <stop offset="1" stopColor="#3E9F98" />
      </linearGradient>
      <path d="M0 0H320V180H0Z" fill={`url(#${id})`} />
      <Ripples x={96} y={84} radii={[46, 72, 102, 136, 174]} stroke={brand} />
      <Terminal x={84} y={92} size={0.86} />
      <path d="M142 180q4-56 48-66l24-4 24 4q46 10 50 66Z" fill={coral} />
      <path d="m198 112 16 30 16-30-8-8h-16Z" fill={paper} />
      <path d="m198 112 6 38 10-8Zm32 0-6 38-10-8Z" fill={coralDark} />
      <Head x={214} y={74} size={31} />
      <path d="M187 82q3 18 17 18" fill="none" stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="205" cy="100" r="3" fill={ink} />
    </>
  );
}

/** The presenter with a headset beside the product. */
export const closeUpScene: Drawing = { width: 320, height: 180, Draw: CloseUp };
