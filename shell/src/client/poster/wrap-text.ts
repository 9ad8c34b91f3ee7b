/** Must not begin a line. */
const closing = /[，。、！？：；）》”’…,.!?:;)]/;

/**
 * Lines no wider than `width`, at most `most` of them, the last one cut with an ellipsis. Words of Latin letters stay whole.
 * @param measure the width of a text, in the unit of `width`
 */
export function wrapText(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[A-Za-z0-9.%+-]+|\s+|./gu) ?? []) {
    if (measure(line + piece) <= width || line === '' || closing.test(piece)) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  }
  lines.push(line.trimEnd());
  if (lines.length <= most) return lines.filter(Boolean);
  let last = lines[most - 1] ?? '';
  while (last && measure(`${last}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last}…`];
}
