import type { Drawing } from '@site/shared/ui/drawing';

/** The place of a sign: its left edge is that of the item's padding, and it stands in the middle of the row. */
const box = { left: 12, width: 36, height: 28 };

type PlacedProps = { drawing: Drawing; column: number; row: number; columns: number; rows: number };

function PlacedSign({ drawing: { width, height, Draw }, column, row, columns, rows }: PlacedProps) {
  const [x, y] = [`${(100 * column) / columns}%`, `${(100 * (row + 0.5)) / rows}%`];
  return (
    <svg x={x} y={y} overflow="visible">
      <svg x={box.left} y={-box.height / 2} width={box.width} height={box.height} viewBox={`0 0 ${width} ${height}`}>
        <Draw />
      </svg>
    </svg>
  );
}

/**
 * The signs of a list of the menu as one picture that lies behind the list and is as large as it is: the rows are of one height. A
 * picture for each item would cost every page of the site 0.2 KB.
 */
export function signGrid(signs: readonly Drawing[], columns: number): Drawing {
  const rows = Math.ceil(signs.length / columns);
  return {
    width: 1,
    height: 1,
    stretches: true,
    Draw: () =>
      signs.map((drawing, place) => (
        <PlacedSign
          key={place}
          drawing={drawing}
          column={place % columns}
          row={Math.floor(place / columns)}
          columns={columns}
          rows={rows}
        />
      )),
  };
}
