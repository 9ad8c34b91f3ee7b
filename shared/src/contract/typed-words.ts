import { plainSpelling } from './private-text';

const shortestWord = 2;
const shortestAsciiWord = 3;
const mostWords = 300;
const deepest = 5;

function isWord(text: string): boolean {
  return text.length >= (/^[\x20-\x7e]*$/.test(text) ? shortestAsciiWord : shortestWord);
}

function* textsIn(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null && depth < deepest)
    for (const item of Object.values(value)) yield* textsIn(item, depth + 1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Half of a surrogate pair has no place in an address. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '';
  }
}

/** A text, and how it looks in an address and in JSON. */
function spellings(text: string): string[] {
  return [text, plainSpelling(text), JSON.stringify(text).slice(1, -1), encoded(text)];
}

/**
 * What a visitor typed, whole and in words, longest first: `typed` of a log line takes it out of messages that repeat it.
 * @param values query, body, fields or addresses of the request, at any depth
 */
export function typedWords(...values: unknown[]): string[] {
  const words = new Set<string>();
  for (const text of textsIn(values)) {
    for (const whole of new Set([text, decoded(text)])) {
      for (const part of [whole, ...whole.split(/[\s/?&=#,.，。；;:：、！!？()（）"'“”]+/u)]) {
        if (isWord(part)) for (const spelling of spellings(part)) words.add(spelling);
      }
      if (words.size > mostWords) break;
    }
  }
  return [...words].filter(Boolean).sort((one, other) => other.length - one.length);
}

/** What of an address is not in the pattern that it matched: parameters and the values of its query. */
export function typedInAddress(address: string, pattern: string): string[] {
  const [path = '', query = ''] = address.split('?', 2);
  const fixed = new Set(pattern.split('/'));
  const given = path.split('/').filter((segment) => !fixed.has(segment));
  return typedWords(given, [...new URLSearchParams(query).values()]);
}
