import { skinTone } from '@site/drawings/figure/head';
import { Limb } from '@site/drawings/figure/limb';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const hands = [
  { x: 56, y: 132, turn: -18, sleeve: '#24344A' },
  { x: 140, y: 112, turn: 10, sleeve: '#D9502A' },
  { x: 226, y: 118, turn: -8, sleeve: '#0B6E6E' },
  { x: 308, y: 134, turn: 16, sleeve: '#F0B45E' },
];

/** Red packets come down. */
function Packets() {
  return times(11).map((packet) => (
    <g
      key={packet}
      transform={`translate(${20 + packet * 33} ${16 + ((packet * 37) % 84)})rotate(${((packet * 47) % 70) - 35})`}
    >
      <path d="M-9-13H9V13H-9Z" fill="#C9343A" />
      <path d="M-9-13H9V-6Q0 2-9-6Z" fill="#E5595F" />
      <circle cy="-3" r="3.4" fill="#FFD978" />
    </g>
  ));
}

function Phone() {
  return (
    <>
      <rect x="-17" y="-34" width="34" height="62" rx="5" fill="#0A1C22" />
      <rect x="-14" y="-30" width="28" height="54" rx="2" fill="#FFF3D6" />
      <path d="M-8-16H8V10H-8Z" fill="#C9343A" />
      <circle cy="-3" r="4.4" fill="#FFD978" />
      <path d="M-25-20q-6 14 0 28M25-20q6 14 0 28" stroke="#F7FBFB" strokeWidth="3" fill="none" strokeLinecap="round" />
    </>
  );
}

function ShakenPhones() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#12565A" />
      {times(7).map((beam) => (
        <path key={beam} d={`M${beam * 60} 0l-30 220h40z`} fill="#2A9490" opacity=".3" />
      ))}
      <Packets />
      {hands.map(({ x, y, turn, sleeve }) => (
        <g key={x}>
          <Limb from={[x - turn, 240]} to={[x, y + 44]} radii={[22, 15]} fill={sleeve} />
          <Limb from={[x, y + 46]} to={[x, y + 22]} radii={[14, 15]} fill={skinTone} />
          <g transform={`translate(${x} ${y})rotate(${turn})`}>
            <Phone />
          </g>
          <path
            d={`M${x - 18} ${y + 24}q6-14 12-4M${x + 18} ${y + 24}q-6-12-12-2`}
            stroke={skinTone}
            strokeWidth="8"
            strokeLinecap="round"
            fill="none"
          />
        </g>
      ))}
    </>
  );
}

/** Phones are shaken, packets rain. */
export const shakenPhonesScene: Drawing = { width: 360, height: 220, Draw: ShakenPhones };
