import { Bust } from '../posters/poster-figures';
import { brand, deep, lagoon, mist, paper, quiet, sea, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function Doctor() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#DCEFEC" />
      <path d="M20 20h134v92H20z" fill={brand} />
      <path d="M25 25h124v82H25z" fill={paper} />
      <path d="M46 38h12v10h10v12H58v10H46V60H36V48h10z" fill={lagoon} />
      <path d="M80 44h56M80 58h44M36 84h98M36 96h74" stroke={mist} strokeWidth="5" strokeLinecap="round" />
      <path d="M240 40h62M240 76h62" stroke={lagoon} strokeWidth="5" />
      <path d="M246 20h9v18h-9zm30 36h16v18h-16z" fill={paper} />
      <path d="M258 14h9v24h-9zm-10 48h10v12h-10z" fill={sea} />
      <path d="M270 22h18v16h-18z" fill="#F2B9A2" />
      <Bust x={200} y={86} size={1.3} coat={paper} long />
      <path d="M176 118q-4 26 10 34m38-34q6 20-4 28" fill="none" stroke={deep} strokeWidth="3" strokeLinecap="round" />
      <circle cx="188" cy="153" r="5" fill={quiet} />
      <path d="M0 160h320v20H0z" fill={strong} />
      <path d="m60 152 56-6 4 14H64Z" fill={paper} />
    </>
  );
}

/** A doctor in a white coat who explains beside a board. */
export const doctorScene: Drawing = { width: 320, height: 180, Draw: Doctor };
