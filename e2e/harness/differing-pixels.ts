import type { BrowserContext } from '@playwright/test';

/** How far a channel of a pixel may be off, of 255. */
const mostOff = 16;

type Pair = { pictures: readonly string[]; mostOff: number };

/** Runs in a page. */
async function count({ pictures, mostOff: most }: Pair): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (text) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    }),
  );
  if (!one || !other || one.length !== other.length) return Number.POSITIVE_INFINITY;
  const differing = new Set<number>();
  for (let place = 0; place < one.length; place += 1)
    if (Math.abs((one[place] ?? 0) - (other[place] ?? 0)) > most) differing.add(place >> 2);
  return differing.size;
}

/** How many pixels two pictures show differently. @param judge where script runs */
export async function pixelsThatDiffer(judge: BrowserContext, one: Buffer, other: Buffer): Promise<number> {
  const page = judge.pages()[0] ?? (await judge.newPage());
  return page.evaluate(count, { pictures: [one.toString('base64'), other.toString('base64')], mostOff });
}
