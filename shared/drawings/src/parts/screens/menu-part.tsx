import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { Line } from './drawn-text';

type Menu = PartOf<'menu'>;
const row = 34;

/** Lying: one line that says where one is, on phones and in small screens. */
function Draw({ part, box, look }: DrawnPartProps<Menu>) {
  const { x, y, width, height } = box;
  if (height < row * 2)
    return (
      <>
        <rect x={x} y={y} width={width} height={height} rx="6" fill={look.tint} />
        <path
          d={`M${x + 12} ${y + height / 2 - 4}h14m-14 4h14m-14 4h14`}
          stroke={look.quiet}
          strokeWidth="1.500"
          fill="none"
        />
        <Line x={x + 36} y={y + height / 2} fill={look.ink} bold width={width - 44}>
          {part.items[part.active] ?? ''}
        </Line>
      </>
    );
  return part.items.map((item, index) => {
    const active = index === part.active;
    return (
      <g key={item}>
        {active && <rect x={x} y={y + index * row} width={width} height={row - 4} rx="6" fill={look.tint} />}
        {active && <rect x={x} y={y + index * row + 7} width="3" height={row - 18} rx="1.500" fill={look.main} />}
        <Line
          x={x + 14}
          y={y + index * row + row / 2 - 2}
          fill={active ? look.ink : look.quiet}
          bold={active}
          width={width - 18}
        >
          {item}
        </Line>
      </g>
    );
  });
}

export const menuWidth = 112;

export const menuPart: PartDrawing<'menu'> = {
  least: () => menuWidth,
  height: ({ items }, width) => (width > menuWidth ? 34 : items.length * row),
  Draw,
};
