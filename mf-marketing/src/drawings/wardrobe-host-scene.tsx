import { Bust } from '@site/drawings/figure/bust';
import { brownHair } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const clothes = ['#D9502A', '#F7FBFB', '#0B6E6E', '#F0B45E', '#24344A', '#E8A98E', '#8FCBC4'];

/** A rail of coats and a mirror. */
function Wardrobe() {
  return (
    <>
      <path d="M0 0H248V520H0Z" fill="#F6E6DA" />
      <path d="M0 72H248V78H0Z" fill="#8A6A48" />
      {times(7).map((piece) => (
        <g key={piece} transform={`translate(${22 + piece * 34} 78)`}>
          <path d="M0 0V10M-12 18L0 8L12 18" stroke="#8A6A48" strokeWidth="2.4" fill="none" />
          <path d={`M-6 14H6L16 26L11 ${92 + (piece % 3) * 18}H-11L-16 26Z`} fill={clothes[piece]} />
        </g>
      ))}
      <path d="M178 150H240V318H178Z" fill="#C79A78" />
      <path d="M184 156H234V318H184Z" fill="#DDEBE8" />
      <path d="M184 210L234 160V190L184 240Z" fill="#fff" opacity=".6" />
    </>
  );
}

function WardrobeHost() {
  return (
    <>
      <Wardrobe />
      <g transform="translate(0 -46)">
        <Bust x={112} y={196} radius={42} fill="#2F7F8C" view="front" hair="long" hairColour={brownHair} />
        <path d="M66 250Q112 300 158 250" stroke="#FFD978" strokeWidth="9" fill="none" />
        {times(9).map((mark) => (
          <path
            key={mark}
            d={`M${72 + mark * 10} ${256 + (4 - Math.abs(mark - 4)) * 5}v7`}
            stroke="#8A6A48"
            strokeWidth="1.6"
          />
        ))}
        <path d="M0 318H248V566H0Z" fill="#7A4A34" />
        <path d="M0 318H248V325H0Z" fill="#A8704A" />
        <path d="M150 318l6-22h58l8 22z" fill="#E8A98E" />
        <path d="M160 308h48" stroke="#F7FBFB" strokeWidth="5" />
      </g>
    </>
  );
}

/** An adviser with a tape before a rail of clothes, upright for a phone's screen. */
export const wardrobeHostScene: Drawing = { width: 248, height: 520, Draw: WardrobeHost };
