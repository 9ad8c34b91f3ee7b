import { Suit } from '../figure/clothes';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Garden() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E6F3EE" />
      <path d="M0 140Q80 120 180 138T360 130V220H0Z" fill="#A7D3B0" />
      <path d="M0 172Q120 156 240 172T360 170V220H0Z" fill="#8FC79B" />
      <path d="M142 178V70Q142 26 194 26Q246 26 246 70V178" fill="none" stroke="#F7FBFB" strokeWidth="10" />
      {times(13).map((flower) => {
        const turn = Math.PI * (1 + flower / 12);
        const [x, y] = [194 + 54 * Math.cos(turn), 78 + 54 * Math.sin(turn)];
        return (
          <circle
            key={flower}
            cx={x}
            cy={y}
            r={flower % 2 ? 8 : 6}
            fill={['#E8A98E', '#F6D9CC', '#2F7D52'][flower % 3]}
          />
        );
      })}
      {times(6).map((chair) => (
        <g key={chair} transform={`translate(${chair < 3 ? 24 + chair * 30 : 272 + (chair - 3) * 30} 176)`}>
          <path d="M0 0V30M18 0V30M0-24V6H18V-24" stroke="#fff" strokeWidth="4" fill="none" />
        </g>
      ))}
    </>
  );
}

function Couple() {
  return (
    <>
      <Person
        x={172}
        y={206}
        scale={0.9}
        top="#12333B"
        hair="short"
        wear={<Suit tie="#E8A98E" />}
        nearHand={[18, -84]}
        farHand={[26, -88]}
      />
      <Person
        x={218}
        y={206}
        scale={0.88}
        flipped
        top="#F7FBFB"
        hair="bun"
        hairColour={brownHair}
        skirt={74}
        skirtColour="#F7FBFB"
        bareLegs
        nearHand={[20, -84]}
        farHand={[26, -88]}
        hat={<path d="M-.9-.6Q-1.8 1-1.5 3.4Q-.6 3-.4-.4Z" fill="#fff" opacity=".85" />}
        front={<circle cx="24" cy="-92" r="8" fill="#D9502A" />}
      />
    </>
  );
}

function Photographer() {
  return (
    <Person
      x={308}
      y={214}
      scale={0.98}
      flipped
      top="#24454C"
      hair="tail"
      nearHand={[34, -118]}
      farHand={[38, -114]}
      nearElbow={1}
      farElbow={1}
      lean={5}
      front={
        <>
          <rect x="24" y="-130" width="28" height="20" rx="4" fill="#0A1C22" />
          <path d="M52-127h12v14H52z" fill="#1B3A42" />
          <circle cx="64" cy="-120" r="6" fill="#7FE3D4" />
          <path d="M32-136h10v6H32z" fill="#0A1C22" />
        </>
      }
    />
  );
}

function WeddingGarden() {
  return (
    <>
      <Garden />
      <Couple />
      <Photographer />
    </>
  );
}

/** A wedding in a garden; the album is on the phones of the family before the toast. */
export const weddingGardenScene: Drawing = { width: 360, height: 220, Draw: WeddingGarden };
