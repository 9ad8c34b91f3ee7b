/** Schemas of answers in a manifest are the deepest of what is written: about 20. */
export const MOST_DEPTH = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `]` differ from `{` and `}` by this bit. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** The place of the quote that ends a string which begins at `start`. */
function endOfString(bytes: Uint8Array, start: number): number {
  const { length } = bytes;
  let place = start + 1;
  for (let byte = bytes[place]; place < length && byte !== QUOTE; byte = bytes[place]) {
    place += byte === BACKSLASH ? 2 : 1;
  }
  return place;
}

/**
 * Whether lists and objects of a JSON text lie deeper in each other than any that is written. Whoever walks a value calls
 * itself for each level, so a deep one would end the process of a reader; it is asked before anything is parsed.
 */
export function isTooDeep(bytes: Uint8Array): boolean {
  const { length } = bytes;
  let depth = 0;
  for (let place = 0; place < length; place += 1) {
    const byte = bytes[place] as number;
    if (byte === QUOTE) place = endOfString(bytes, place);
    else if ((byte | CURLY) === OPENING) depth += 1;
    else if ((byte | CURLY) === CLOSING) depth -= 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}
