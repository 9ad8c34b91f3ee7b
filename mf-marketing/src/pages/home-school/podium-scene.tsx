import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Ground() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#FFE7C7" />
      {times(12).map((ray) => (
        <path key={ray} d="M180 96L164-70H196Z" fill="#FFD99B" transform={`rotate(${ray * 30} 180 96)`} />
      ))}
      <path d="M0 188H360V220H0Z" fill="#6BA86B" />
      {times(16).map((bit) => (
        <rect
          key={bit}
          x={(bit * 67) % 350}
          y={8 + ((bit * 41) % 120)}
          width="7"
          height="4"
          fill={['#D9502A', '#0B6E6E', '#F7FBFB'][bit % 3]}
          transform={`rotate(${bit * 40} ${(bit * 67) % 350} ${8 + ((bit * 41) % 120)})`}
        />
      ))}
    </>
  );
}

const places = [
  { x: 104, top: 158, rank: 2, shirt: '#2A6A8C', hair: 'tail' },
  { x: 180, top: 136, rank: 1, shirt: '#D9502A', hair: 'short' },
  { x: 256, top: 170, rank: 3, shirt: '#F0B45E', hair: 'bob' },
] as const;

function Medal() {
  return (
    <>
      <path d="M-8-52L1-26L9-52" stroke="#0B6E6E" strokeWidth="3" fill="none" />
      <circle cx="1" cy="-23" r="6" fill="#FFD978" stroke="#C98D3A" strokeWidth="1.4" />
    </>
  );
}

function Podium() {
  return (
    <>
      <Ground />
      {places.map(({ x, top, rank, shirt, hair }) => (
        <g key={rank}>
          <path d={`M${x - 37} ${top}h74V204h-74z`} fill={rank === 1 ? '#F7FBFB' : '#E4EDEC'} />
          <text x={x} y={top + 27} fontSize="24" fontWeight="700" fill="#0B6E6E" textAnchor="middle">
            {rank}
          </text>
          <Person
            x={x}
            y={top}
            scale={0.66}
            headRadius={15}
            view="front"
            top={shirt}
            trousers="#24454C"
            sleeve="short"
            hair={hair}
            hairColour={rank === 3 ? brownHair : darkHair}
            wear={<Medal />}
            nearHand={rank === 1 ? [-26, -146] : [-22, -72]}
            farHand={rank === 1 ? [26, -146] : [46, -122]}
            noShadow
          />
        </g>
      ))}
    </>
  );
}

/** Three pupils with their medals. */
export const podiumScene: Drawing = { width: 360, height: 220, Draw: Podium };
