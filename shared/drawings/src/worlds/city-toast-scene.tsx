import { Bust } from '../figure/bust';
import { Limb } from '../figure/limb';
import { brownHair, darkHair, greyHair } from '../figure/head';
import type { Drawing } from '@site/shared/ui/drawing';

const cities = [
  { x: 8, y: 8, ground: '#F6E4D6', clothes: '#D9502A', hair: 'bob', hairColour: brownHair },
  { x: 184, y: 8, ground: '#CFE4E8', clothes: '#12464D', hair: 'short', hairColour: darkHair },
  { x: 8, y: 114, ground: '#DDF0E4', clothes: '#2A9490', hair: 'short', hairColour: greyHair },
  { x: 184, y: 114, ground: '#FFF3D6', clothes: '#B9401D', hair: 'tail', hairColour: darkHair },
] as const;

/** What is seen from the window of each city: towers, a bridge, mountains, the sea. */
function Skyline({ index }: { index: number }) {
  const shapes = [
    'M10 64V30h14v34zM28 64V18h12v46zM44 64V38h18v26z',
    'M6 64Q46 20 88 64M24 64V46M46 64V34M68 64V46',
    'M4 64L34 24L58 52L80 32L104 64Z',
    'M4 50h90M4 58h70M70 46l10-22v22z',
  ];
  const line = index === 1 || index === 3;
  return (
    <path
      d={shapes[index]}
      fill={line ? 'none' : '#0B6E6E'}
      stroke={line ? '#0B6E6E' : 'none'}
      strokeWidth="4"
      opacity=".34"
    />
  );
}

function Guest({ index }: { index: number }) {
  const city = cities[index];
  if (!city) return null;
  const { clothes, hair, hairColour } = city;
  return (
    <>
      <Bust x={104} y={46} radius={17} fill={clothes} view="front" hair={hair} hairColour={hairColour} />
      <Limb from={[130, 92]} to={[142, 64]} radii={[8, 6]} fill={clothes} />
      <Limb from={[142, 62]} to={[143, 56]} radii={[4.6, 4.6]} fill="#F1CDB6" />
      <path d="M136 30h14l-3 18h-8z" fill="#F7FBFB" />
      <path d="M138 38h10l-2 10h-6z" fill="#E2933F" />
      <path d="M143 48v8" stroke="#8AA9A6" strokeWidth="2" />
    </>
  );
}

function CityToast() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#06282C" />
      {cities.map(({ x, y, ground }, index) => (
        <svg key={ground} x={x} y={y} width="168" height="98" viewBox="0 0 168 98">
          <path d="M0 0H168V98H0Z" fill={ground} />
          <Skyline index={index} />
          <Guest index={index} />
          <rect x="6" y="78" width={34 + index * 4} height="14" rx="3" fill="#06282C" opacity=".8" />
          <path d={`M12 85h${22 + index * 4}`} stroke="#F7FBFB" strokeWidth="3" strokeLinecap="round" />
        </svg>
      ))}
    </>
  );
}

/** Four cities in one picture lift their glasses at the same moment. */
export const cityToastScene: Drawing = { width: 360, height: 220, Draw: CityToast };
