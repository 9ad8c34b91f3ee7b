import { Crowd, type Guest } from '../figure/crowd';
import { brownHair, darkHair, greyHair } from '../figure/head';
import { Limb } from '../figure/limb';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

const bars = [
  { name: '1', share: 92, fill: '#D9502A' },
  { name: '2', share: 64, fill: '#0B6E6E' },
  { name: '3', share: 40, fill: '#F0B45E' },
];

/** Three acts and their points. */
function Board() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#DDE6E2" />
      <path d="M80 10H280V106H80Z" fill="#fff" />
      {bars.map(({ name, share, fill }, row) => (
        <g key={name}>
          <circle cx="102" cy={32 + row * 27} r="9" fill={fill} />
          <text x="102" y={36.5 + row * 27} fontSize="12.5" fontWeight="700" fill="#fff" textAnchor="middle">
            {name}
          </text>
          <path d={`M122 ${32 + row * 27}h140`} stroke="#E7EFED" strokeWidth="12" strokeLinecap="round" />
          <path d={`M122 ${32 + row * 27}h${share * 1.4}`} stroke={fill} strokeWidth="12" strokeLinecap="round" />
        </g>
      ))}
    </>
  );
}

const jury: readonly Guest[] = [
  { x: 62, y: 146, fill: '#24344A', hair: 'short', hairColour: greyHair },
  { x: 146, y: 142, fill: '#8C5A7C', hair: 'bob', hairColour: brownHair },
  { x: 226, y: 146, fill: '#F7FBFB', hair: 'short', hairColour: darkHair },
  { x: 308, y: 142, fill: '#5E6E4E', hair: 'bun', hairColour: darkHair },
];
const votes = ['1', '1', '2', '3'];

function VoteCards() {
  return (
    <>
      <Board />
      <Crowd guests={jury} radius={18} view="front" />
      {jury.map(({ x, y, fill }, index) => (
        <g key={x}>
          <Limb from={[x + 28, y + 50]} to={[x + 34, y + 8]} radii={[9, 6]} fill={fill} />
          <path d={`M${x + 22} ${y - 38}h26v36h-26z`} fill={bars[Number(votes[index]) - 1]?.fill} />
          <text x={x + 35} y={y - 13} fontSize="20" fontWeight="700" fill="#fff" textAnchor="middle">
            {votes[index]}
          </text>
        </g>
      ))}
      <path d="M0 198H360V220H0Z" fill="#B98F5F" />
      {times(4).map((plate) => (
        <path key={plate} d={`M${42 + plate * 82} 204h40v10h-40z`} fill="#fff" />
      ))}
    </>
  );
}

/** The points of three acts, as the jury shows them. */
export const voteCardsScene: Drawing = { width: 360, height: 220, Draw: VoteCards };
