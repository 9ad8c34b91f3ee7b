/** From the left end of the drawing to the right, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** The width at which labels are placed; the drawing itself is as wide as its column. */
const WIDTH = 780;
export const BAR_TOP = 24;
export const BAR_HEIGHT = 20;
export const BELOW = BAR_TOP + BAR_HEIGHT;
export const HEIGHT = 68;

/** Where a moment lies, in percent of the width. */
export function xOf(at: number, { from, to }: Span): number {
  return Math.round(((at - from) / (to - from)) * 10_000) / 100;
}

/** A length of a drawing, as SVG writes it. */
export const percentOf = (value: number) => `${value}%`;

function letterWidth(letter: string): number {
  if (letter > '\u2e80') return 12;
  return ' .:'.includes(letter) ? 3.4 : 6.8;
}

/** How wide a text of 12 px is, in percent of the drawing. */
export function widthOf(text: string): number {
  const pixels = [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return (pixels / WIDTH) * 100;
}
