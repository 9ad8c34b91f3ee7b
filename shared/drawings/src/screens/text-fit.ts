const wide = /[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f\u2018-\u201d\u2026\u2014\u00b7\u25cf]/;
const classes: readonly (readonly [RegExp, number])[] = [
  [wide, 1],
  [/[0-9]/, 0.57],
  [/[mwMW@%]/, 0.86],
  [/[A-Z]/, 0.67],
  [/[iljtfrI.,:;'|!()[\] ]/, 0.33],
];

const widthOf = (character: string) => classes.find(([pattern]) => pattern.test(character))?.[1] ?? 0.56;

/** Width of a line in units of the drawing: 汉字 are one em wide, Latin is measured by class, a little on the wide side. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0) * size;
}

/** The text as far as it fits, with … in place of what does not. */
export function shorten(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  let kept = [...text];
  while (kept.length > 1 && textWidth(`${kept.join('')}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

/** Marks that must not begin a line, and the pieces that stay whole: Latin words and numbers. */
const closing = /^[，。、；：？！”’）》」…%]/;
const pieces = /[A-Za-z0-9][A-Za-z0-9.,:/_*+%-]*|[\s\S]/gu;

/** Breaks the text into lines of `width` units; what is beyond `most` lines is shortened. */
export function wrapText(text: string, size: number, width: number, most = 3): string[] {
  const lines: string[] = [''];
  for (const piece of text.match(pieces) ?? []) {
    const line = lines[lines.length - 1] ?? '';
    const fits = textWidth(line + piece, size) <= width || closing.test(piece);
    if (fits || line === '') lines[lines.length - 1] = line + piece;
    else lines.push(piece.trimStart());
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(''), size, width)];
}
