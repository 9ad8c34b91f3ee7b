import { carShowroomScene } from '@site/drawings/worlds/car-showroom-scene';
import { hall } from '../../content/yuanyuzhou';
import { Booth, Box, HotSpot, Visitor } from './hall-furniture';
import { face, onRightWall, type Spot } from './hall-space';

const size = 10;
const wallHeight = 5.2;
const { width, height, Draw } = carShowroomScene;

const tiles = Array.from({ length: size - 1 }, (_, index) => index + 1);
const tileLines = tiles.map((at) => `${face([at, 0], [at, size])}${face([0, at], [size, at])}`).join('');

/** Sheets on the wall of papers, each with two lines. */
const sheets = [1.4, 3.4, 5.4, 7.4];

const spots: readonly Spot[] = [
  [8.2, 0, 4.6],
  [5.2, 3, 3],
  [3.4, 6.2, 2.5],
  [0, 4.4, 4.8],
  [8.2, 5.2, 2.2],
  [5.4, 9.6, 2.9],
];

function Room() {
  return (
    <>
      <path d={face([0, 0], [size, 0], [size, size], [0, size])} fill="#0D5B5D" />
      <path d={tileLines} fill="none" stroke="#167072" />
      <path d={face([0, 0], [0, size], [0, size, wallHeight], [0, 0, wallHeight])} fill="#0A4A4D" />
      <path d={face([0, 0], [size, 0], [size, 0, wallHeight], [0, 0, wallHeight])} fill="#0B5356" />
      <path d={face([0, 0, wallHeight], [0, size, wallHeight])} stroke="#7FE3D4" strokeWidth="1.5" opacity=".6" />
      <path d={face([0, 0, wallHeight], [size, 0, wallHeight])} stroke="#7FE3D4" strokeWidth="1.5" opacity=".6" />
    </>
  );
}

function Walls() {
  return (
    <>
      {sheets.map((y, index) => (
        <g key={y}>
          <path d={face([0, y, 1.2], [0, y + 1.5, 1.2], [0, y + 1.5, 3.8], [0, y, 3.8])} fill="#E9F7F5" />
          <path
            d={face([0, y + 0.25, 2.3], [0, y + 1.25, 2.3], [0, y + 1.25, 3.5], [0, y + 0.25, 3.5])}
            fill={index === 1 ? '#D9502A' : '#6CC4BB'}
          />
          <path d={face([0, y + 0.25, 1.7], [0, y + 1.1, 1.7])} stroke="#4A5F66" strokeWidth="2" />
        </g>
      ))}
      <path d={face([1.8, 0, 1], [8.2, 0, 1], [8.2, 0, 4.6], [1.8, 0, 4.6])} fill="#03211F" />
      <g transform={onRightWall([2, 0, 4.45], 6, 3.3, { width, height })}>
        <Draw />
      </g>
    </>
  );
}

function Gate() {
  const fills = ['#7FE3D4', '#2A9490', '#1B7976'] as const;

  return (
    <>
      <Box x={4} y={9.4} wide={0.3} deep={0.3} high={2} fills={fills} />
      <Box x={6.4} y={9.4} wide={0.3} deep={0.3} high={2} fills={fills} />
      <Box x={4} y={9.4} wide={2.7} deep={0.3} high={0.4} from={2} fills={fills} />
    </>
  );
}

/** The hall from above, from the back wall to the gate; who is nearer is drawn later. */
export function YuanyuzhouHall({ className }: { className: string | undefined }) {
  return (
    <svg className={className} width="390" height="340" viewBox="0 0 390 340" role="img" aria-label={hall.label}>
      <Room />
      <Walls />
      <Booth x={1.2} y={2.4} />
      <Booth x={4.2} y={2.4} warm />
      <Booth x={1.2} y={5.4} />
      <Visitor at={[7.2, 2.2]} coat="#7FE3D4" />
      <Visitor at={[4.6, 5.2]} coat="#F4FCFA" />
      <Visitor at={[3.4, 6.2]} coat="#D9502A" />
      <Box x={7.4} y={4.8} wide={1.6} deep={1.2} high={0.7} fills={['#F4FCFA', '#CDEBE7', '#A5D9D2']} />
      <Visitor at={[7.2, 6.8]} coat="#6CC4BB" />
      <Visitor at={[9.3, 4.9]} coat="#F2B9A2" />
      <Booth x={1.4} y={7.8} />
      <Gate />
      {spots.map((at, index) => (
        <HotSpot key={at.join()} at={at} number={index + 1} />
      ))}
    </svg>
  );
}
