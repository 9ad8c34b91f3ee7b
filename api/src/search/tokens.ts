/** A lexeme with its position. A Han character counts one position, a word of letters and digits one, punctuation leaves a gap. */
export type Token = { text: string; position: number };

/** The highest position in a PostgreSQL tsvector. */
const lastPosition = 16_383;
/** And its limit of positions per lexeme. */
const maxPositions = 200;

const pieces = /(\p{Script=Han})|([\p{L}\p{N}]+)|(\s+)|(.)/gsu;
const hanOrWord = /\p{Script=Han}|[^\p{Script=Han}]+/gu;

/** Characters and words of a text in order, normalised: full-width letters become ASCII, all become lower-case. */
function* readUnits(text: string): Generator<Token & { isHan: boolean }> {
  let position = 0;
  for (const [piece, , word, space] of text.normalize('NFKC').toLowerCase().matchAll(pieces)) {
    // White space separates nothing: our own texts put it between Han and Latin, searchers do not.
    if (space) continue;
    for (const [part] of word ? word.matchAll(hanOrWord) : [[piece]]) {
      const isHan = /\p{Script=Han}/u.test(part);
      position++;
      if (isHan || word) yield { text: part, position, isHan };
    }
  }
}

/** Every character, every bigram of Han characters and every word of a text. */
export function tokensOf(text: string): Token[] {
  const units = [...readUnits(text)];
  return units.flatMap((unit, index) => {
    const next = units[index + 1];
    const pairs = unit.isHan && next?.isHan && next.position === unit.position + 1;
    const token = { text: unit.text, position: unit.position };
    return pairs ? [token, { text: unit.text + next.text, position: unit.position }] : [token];
  });
}

/** Of tokens in a head; the release before asks for them. */
export type Weight = 'A' | 'B' | 'C' | '';

/** The text form of a tsvector over several parts, one behind the other, each with its weight. */
export function vectorOf(parts: readonly { text: string; weight: Weight }[]): string {
  const places = new Map<string, string[]>();
  let offset = 0;
  for (const { text, weight } of parts) {
    const tokens = tokensOf(text);
    for (const token of tokens) {
      const position = offset + token.position;
      const known = places.get(token.text) ?? [];
      if (position < lastPosition && known.length < maxPositions) known.push(`${position}${weight}`);
      places.set(token.text, known);
    }
    // A gap, so that no phrase spans two parts.
    offset += (tokens.at(-1)?.position ?? 0) + 2;
  }
  return [...places]
    .filter(([, at]) => at.length > 0)
    .map(([text, at]) => `'${text}':${at.join(',')}`)
    .join(' ');
}

/**
 * The text form of a tsquery for one word of a search: its bigrams (or its only character) in order and distance,
 * the last Latin word as a prefix. Undefined when nothing can be searched.
 */
export function phraseOf(word: string): string | undefined {
  const units = [...readUnits(word)];
  const tokens = units.flatMap((unit, index): Token[] => {
    const next = units[index + 1];
    const before = units[index - 1];
    if (unit.isHan && next?.isHan && next.position === unit.position + 1) {
      return [{ text: unit.text + next.text, position: unit.position }];
    }
    const isCovered = unit.isHan && before?.isHan && before.position === unit.position - 1;
    return isCovered ? [] : [unit];
  });
  const last = units.at(-1);
  let query = '';
  tokens.forEach(({ text, position }, index) => {
    const before = tokens[index - 1];
    const isPrefix = index === tokens.length - 1 && last !== undefined && !last.isHan;
    query += `${before ? ` <${position - before.position}> ` : ''}'${text}'${isPrefix ? ':*' : ''}`;
  });
  return query || undefined;
}

/** The query for one of several spellings; undefined when none can be searched. */
export function anyOf(spellings: readonly string[]): string | undefined {
  const phrases = [...new Set(spellings.flatMap((spelling) => phraseOf(spelling) ?? []))];
  return phrases.length > 0 ? `(${phrases.map((phrase) => `(${phrase})`).join(' | ')})` : undefined;
}

/** The query for all words of a search, each in one of its spellings; undefined when there are none. */
export function queryOf(words: readonly (string | readonly string[])[]): string | undefined {
  const parts = words.flatMap((word) => anyOf(typeof word === 'string' ? [word] : word) ?? []);
  return parts.length > 0 ? parts.join(' & ') : undefined;
}
