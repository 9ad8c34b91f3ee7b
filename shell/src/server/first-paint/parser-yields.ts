import { parserYield } from '../../render/document/parser-yield';

/** Between two pauses, in characters: some hundred elements, which a slow phone lays out in less than 100 ms. */
const leastPart = 6000;
const ends = ['</section>', '</footer>', '</header>'];
/** Of a page; ours have forty. */
const mostEnds = 400;
const pause = Buffer.from(parserYield);

/** Where one of these stands in text from a place on, in order. */
function placesOf(text: string, from: number): { place: number; end: number }[] {
  const found: { place: number; end: number }[] = [];
  for (const name of ends)
    for (let place = text.indexOf(name, from); place >= 0; place = text.indexOf(name, place + name.length))
      found.push({ place, end: place + name.length });
  return found.length > mostEnds ? [] : found.sort((one, other) => one.place - other.place);
}

/** Characters between two places of text that has one byte of UTF-8 in each: as JavaScript counts them. */
function charactersIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place += 1) {
    const byte = text.charCodeAt(place);
    if (byte < 0x80 || byte >= 0xc0) count += byte >= 0xf0 ? 2 : 1;
  }
  return count;
}

/**
 * What follows the first paint, in pieces between which the parser pauses after sections, so that it is no single long task.
 * @param text the bytes of the document, a character each
 */
export function withParserYields(bytes: Buffer, text: string, from: number): Buffer[] {
  const pieces: Buffer[] = [];
  let [last, written] = [from, from];
  for (const { place, end } of placesOf(text, from)) {
    // A character has a byte at least.
    if (place - last < leastPart || charactersIn(text, last, place) < leastPart) continue;
    pieces.push(bytes.subarray(written, end), pause);
    [last, written] = [place, end];
  }
  return [...pieces, bytes.subarray(written)];
}
