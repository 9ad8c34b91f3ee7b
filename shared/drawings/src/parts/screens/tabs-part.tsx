import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';

type Tabs = PartOf<'tabs'>;
const gap = 22;

export function tabPlaces({ items }: Tabs, x: number) {
  let left = x;
  return items.map((item) => {
    const place = { item, x: left, width: textWidth(item, 13.5) };
    left += place.width + gap;
    return place;
  });
}

function Draw({ part, box, look }: DrawnPartProps<Tabs>) {
  const { x, y, width, height } = box;

  return (
    <>
      <path d={`M${x} ${y + height - 0.5}h${width}`} stroke={look.line} />
      {tabPlaces(part, x)
        .filter((place) => place.x + place.width <= x + width + 4)
        .map((place, index) => (
          <g key={place.item}>
            <Line
              x={place.x}
              y={y + height / 2}
              fill={index === part.active ? look.ink : look.quiet}
              bold={index === part.active}
            >
              {place.item}
            </Line>
            {index === part.active && (
              <rect x={place.x} y={y + height - 2.5} width={place.width} height="2.500" fill={look.main} />
            )}
          </g>
        ))}
    </>
  );
}

const ownWidth = ({ items }: Tabs) => items.reduce((sum, item) => sum + textWidth(item, 13.5) + gap, -gap);

export const tabsPart: PartDrawing<'tabs'> = { least: ownWidth, height: () => 34, Draw };
