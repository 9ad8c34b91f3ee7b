/** Columns aligned for a terminal; the last one is not padded, so long reasons do not widen the table. */
export function textTable(headings: string[], rows: string[][]): string[] {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const lines = all.map((row) =>
    row.map((cell, column) => padded(cell, widths[column], column === row.length - 1)).join('  '),
  );
  return lines.map((line) => line.trimEnd());
}

function padded(cell: string, width: number | undefined, last: boolean): string {
  return last ? cell : cell.padEnd(width ?? 0);
}
