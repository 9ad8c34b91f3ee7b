const [quote, backslash] = [0x22, 0x5c];
const [openObject, closeObject, openArray, closeArray] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The place behind the string that begins at `start`, or the end of the text. */
function behindString(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === quote) return place + 1;
    if (code === backslash) place += 1;
  }
  return text.length;
}

/** Whether JSON nests objects and arrays deeper than so many levels. Nothing is built for it, however long the text is. */
export function isNestedDeeperThan(levels: number, text: string): boolean {
  let depth = 0;
  for (let place = 0; place < text.length; ) {
    const code = text.charCodeAt(place);
    if (code === openObject || code === openArray) depth += 1;
    if (code === closeObject || code === closeArray) depth -= 1;
    if (depth > levels) return true;
    place = code === quote ? behindString(text, place) : place + 1;
  }
  return false;
}
