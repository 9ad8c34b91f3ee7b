const before = 24;
const length = 90;

/** Plain text around the first match of a word; undefined without a match. */
export function snippetAround(plain: string, words: readonly string[]): string | undefined {
  const text = plain.replace(/\s+/g, ' ');
  const places = words.map((word) => text.search(looseWord(word))).filter((place) => place >= 0);
  if (places.length === 0) return undefined;
  const start = Math.max(0, Math.min(...places) - before);
  const end = Math.min(text.length, start + length);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** `OBS推流` also matches `OBS 推流`. */
function looseWord(word: string): RegExp {
  const characters = [...word].map((character) => character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(characters.join('\\s?'), 'iu');
}
