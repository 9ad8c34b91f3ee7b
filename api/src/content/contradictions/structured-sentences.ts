import type { Sentence } from './sentence';
import { splitSentences } from './split-sentences';

const names = ['name', 'headline'];
const texts = ['description', 'text', 'abstract', 'articleBody', 'unitText'];

function textOf(value: object, keys: readonly string[]): string[] {
  return Object.entries(value).flatMap(([key, text]) => (keys.includes(key) && typeof text === 'string' ? [text] : []));
}

/** An offer is said as 「专业版 ¥19800」; a question is what its answer stands below. */
function fromObject(value: object, topic: string): Sentence[] {
  const name = textOf(value, names).join(' ') || topic;
  const prices = Object.entries(value).flatMap(([key, price]) =>
    /^(?:price|lowPrice)$/.test(key) && name !== '' ? [{ text: `${name} ¥${String(price)}`, topic }] : [],
  );
  const said = [...textOf(value, names), ...textOf(value, texts)].flatMap((text) => splitSentences(text, name));
  return [...prices, ...said, ...Object.values(value).flatMap((inner) => fromValue(inner, name))];
}

function fromValue(value: unknown, topic: string): Sentence[] {
  if (Array.isArray(value)) return value.flatMap((inner) => fromValue(inner, topic));
  return typeof value === 'object' && value !== null ? fromObject(value, topic) : [];
}

/** What a line of structured data says: its names, texts and prices. */
export function structuredSentences(line: string): Sentence[] {
  try {
    return fromValue(JSON.parse(line), '');
  } catch {
    return [];
  }
}
