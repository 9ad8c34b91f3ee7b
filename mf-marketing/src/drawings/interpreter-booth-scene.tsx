import { Bust } from '@site/drawings/figure/bust';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** Earphones on a head of radius 1. */
const earphones = (
  <>
    <path d="M-1.02 0A1.04 1.1 0 0 1 1.02 0" stroke="#12333B" strokeWidth=".2" fill="none" />
    <path d="M-1.24-.2H-.86V.5H-1.24ZM.86-.2H1.24V.5H.86Z" fill="#D9502A" />
  </>
);

function Booth() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#8A7A66" />
      <path d="M26 18H334V210H26Z" fill="#4C4034" />
      <path d="M40 34H320V150H40Z" fill="#DDEBE8" />
      <path d="M180 34V150" stroke="#4C4034" strokeWidth="8" />
      <path d="M60 34L120 34L70 150H40V90ZM220 34H250L200 150H190V120Z" fill="#fff" opacity=".4" />
      <path d="M64 8H156V26H64ZM204 8H296V26H204Z" fill="#0B6E6E" />
      <text x="110" y="21.5" fontSize="12.5" fill="#fff" textAnchor="middle">
        中 → 英
      </text>
      <text x="250" y="21.5" fontSize="12.5" fill="#fff" textAnchor="middle">
        英 → 中
      </text>
    </>
  );
}

function Desk() {
  return (
    <>
      <path d="M26 144H334V210H26Z" fill="#5E5044" />
      <path d="M26 144H334V152H26Z" fill="#7A6A5A" />
      {[100, 248].map((x) => (
        <g key={x}>
          <path d={`M${x - 34} 162h68v34h-68z`} fill="#24303A" />
          {times(5).map((key) => (
            <circle key={key} cx={x - 24 + key * 12} cy="172" r="4" fill={key === 2 ? '#E5484D' : '#8FCBC4'} />
          ))}
          <path d={`M${x - 24} 186h48`} stroke="#F0B45E" strokeWidth="4" />
          <path d={`M${x + 34} 146Q${x + 40} 126 ${x + 22} 118`} stroke="#0A1C22" strokeWidth="3" fill="none" />
          <circle cx={x + 20} cy="117" r="4.5" fill="#0A1C22" />
        </g>
      ))}
    </>
  );
}

function InterpreterBooth() {
  return (
    <>
      <Booth />
      <Bust x={102} y={88} radius={18} fill="#B9563A" view="front" hair="bob" hairColour={brownHair} hat={earphones} />
      <Bust x={250} y={88} radius={18} fill="#3C5A78" view="front" hair="short" hairColour={darkHair} hat={earphones} />
      <Desk />
    </>
  );
}

/** Two interpreters behind glass. */
export const interpreterBoothScene: Drawing = { width: 360, height: 220, Draw: InterpreterBooth };
