const before = 24;
const length = 90;
/** What ends the sentence before and would stand alone at the beginning. */
const danglingMarks = /^[\s，。；：、！？”’）》」]+/;

/** Plain text around the first match of a word; undefined without a match. */
export function snippetAround(plain: string, words: readonly string[]): string | undefined {
  const text = plain.replace(/\s+/g, ' ');
  const places = words.map((word) => placeOf(word.toLowerCase(), text)).filter((place) => place >= 0);
  if (places.length === 0) return undefined;
  const start = Math.max(0, Math.min(...places) - before);
  const end = Math.min(text.length, start + length);
  const head = start > 0 ? `…${text.slice(start, end).replace(danglingMarks, '')}` : text.slice(start, end);
  return end < text.length ? `${head.trimEnd()}…` : head;
}

/** Where a word stands, -1 for nowhere; `OBS推流` is also found as `OBS 推流`. */
function placeOf(word: string, text: string): number {
  const characters = [...word];
  const lower = text.toLowerCase();
  const standsAt = (start: number): boolean => {
    let at = start;
    return characters.every((character, index) => {
      if (index > 0 && lower[at] === ' ') at += 1;
      const stands = lower.startsWith(character, at);
      at += character.length;
      return stands;
    });
  };
  for (let start = 0; start < lower.length; start += 1) if (standsAt(start)) return start;
  return -1;
}
