import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';

type Table = PartOf<'table'>;
const head = 30;
const row = 34;
const gap = 12;

/** Columns share the width by their longest text, so that no column starves. */
function columnsOf({ head: titles, rows }: Table, box: DrawnPartProps<Table>['box']) {
  const wants = titles.map((title, column) =>
    Math.max(textWidth(title, 12), ...rows.map((cells) => Math.min(textWidth(cells[column] ?? '', 13.4), 220))),
  );
  const all = wants.reduce((sum, want) => sum + want + gap, 0);
  let left = box.x;
  return wants.map((want) => {
    const width = ((want + gap) / all) * box.width;
    const place = { x: left, width: width - gap };
    left += width;
    return place;
  });
}

const toneOf = (text: string) =>
  /^(已|正常|成功|通过|在线|达标|完成)/.test(text)
    ? ('good' as const)
    : /^(未|超|失败|错误|断|异常|丢)/.test(text)
      ? ('warn' as const)
      : ('plain' as const);

function Draw({ part, box, look }: DrawnPartProps<Table>) {
  const { x, y, width } = box;
  const columns = columnsOf(part, box);

  return (
    <>
      {part.marked !== undefined && (
        <rect x={x - 8} y={y + head + part.marked * row} width={width + 16} height={row} rx="5" fill={look.tint} />
      )}
      {part.head.map((title, index) => (
        <Line key={title} x={columns[index]?.x ?? x} y={y + head / 2} fill={look.quiet} size={12}>
          {title}
        </Line>
      ))}
      <path
        d={part.rows.map((_, index) => `M${x} ${y + head + index * row}h${width}`).join('')}
        stroke={look.line}
        fill="none"
      />
      {part.rows.map((cells, index) =>
        cells.map((cell, column) => (
          <Line
            key={`${index}.${column}`}
            x={columns[column]?.x ?? x}
            y={y + head + index * row + row / 2}
            fill={column === 0 ? look.ink : look.tones[toneOf(cell)]}
            bold={column === 0}
            width={(columns[column]?.width ?? width) + 6}
          >
            {cell}
          </Line>
        )),
      )}
    </>
  );
}

export const tablePart: PartDrawing<'table'> = {
  least: ({ head: titles }) => titles.length * 72,
  height: ({ rows }) => head + rows.length * row,
  Draw,
};
