import { Suit } from '@site/drawings/figure/clothes';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Stage() {
  return (
    <>
      <rect width="360" height="220" fill="#06343A" />
      {times(6).map((i) => (
        <path key={i} d={`M${i * 72} 220L${130 + i * 20} 150`} stroke="#11545A" strokeWidth="1.5" />
      ))}
      <path d="M0 150H360M0 168H360M0 192H360" stroke="#11545A" strokeWidth="1.5" />
      <ellipse cx="218" cy="186" rx="104" ry="18" fill="#0B5558" />
      <ellipse cx="218" cy="183" rx="88" ry="13" fill="none" stroke="#7FE3D4" strokeWidth="2" />
      <path d="M130 183L168 18H268L306 183Z" fill="#7FE3D4" opacity=".07" />
    </>
  );
}

/** A sheet of the product that lies in the air, seen from above. */
function Layer({ y, fill, edge }: { y: number; fill: string; edge: string }) {
  return (
    <g transform={`translate(218 ${y})`}>
      <path d="M-70 0L0-24L70 0L0 24Z" fill={fill} />
      <path d="M-70 0V6L0 30L70 6V0L0 24Z" fill={edge} />
    </g>
  );
}

function FloatingParts() {
  return (
    <>
      <Stage />
      <path d="M148 52V150M288 52V150M218 78V174" stroke="#7FE3D4" strokeWidth="1.5" strokeDasharray="3 5" />
      <Layer y={148} fill="#2A6A70" edge="#12464D" />
      <path d="M190 146L218 136L246 146L218 156Z" fill="#7FE3D4" />
      <Layer y={112} fill="#BFE3DE" edge="#8CC3BC" />
      <path d="M184 112h30M184 118h20M226 108h24" stroke="#0B6E6E" strokeWidth="3" strokeLinecap="round" />
      <Layer y={76} fill="#D9502A" edge="#A93A1B" />
      <circle cx="218" cy="76" r="9" fill="#F9D2BF" />
      <Layer y={42} fill="#0A1C22" edge="#24454C" />
      <path d="M168 42L218 25L268 42L218 59Z" fill="#1F7F80" />
      <Person
        x={76}
        y={208}
        scale={0.98}
        top="#F2EEE8"
        trousers="#12333B"
        hair="short"
        wear={<Suit shirt="#0B6E6E" />}
        nearHand={[48, -110]}
        nearElbow={1}
        farHand={[12, -72]}
      />
    </>
  );
}

/** A launch in a virtual hall: the product taken apart in the air beside its presenter. */
export const floatingPartsScene: Drawing = { width: 360, height: 220, Draw: FloatingParts };
