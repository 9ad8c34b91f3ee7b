/** In bytes: a page below it stays below the 20 KB of the budgets with either quality. */
const large = 80 * 1024;

/**
 * Brotli's quality for the first visitor of a page; asked for again, it is packed with 11. 7 takes 2 to 5 % off a page and a third
 * longer than 5 (docs/measured.md#render).
 * @param bytes of the page before it is packed
 */
export function firstQuality(bytes: number): number {
  return bytes < large ? 5 : 7;
}
