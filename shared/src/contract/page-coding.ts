/** In bytes: a page below it stays below the 20 KB of the budgets with either quality. */
const large = 80 * 1024;
/** In bytes, several times the largest page of the site: no section's page takes the packing of the others' time. */
const huge = 512 * 1024;

/**
 * Brotli's quality for the first visitor of a page; asked for again, it is packed with 11. Of a page above 80 KB 8 takes 2 to
 * 5 % off and half as long again as 5 (docs/measured.md#render).
 * @param bytes of the page before it is packed
 */
export function firstQuality(bytes: number): number {
  if (bytes > huge) return 1;
  return bytes < large ? 5 : 8;
}

/** Whether a page is packed once more with 11, which takes seconds of a huge one. */
export function isRefined(bytes: number): boolean {
  return bytes <= huge;
}

const [smallestWindow, usualWindow] = [17, 22];

/**
 * The bits of brotli's window that holds a whole body: the usual one of 4 MB costs 3 ms of fetching and clearing memory, and bodies in a
 * smaller one than 128 KB are searched by another method, which finds less.
 * @param bytes of the body before it is packed
 */
export function windowBits(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), smallestWindow), usualWindow);
}
