import type { Queryable } from '../database/database';
import { placesOf } from './places-of';
import { wordBounds } from './word-bounds';

const letter = /[a-z0-9]/;
const isLetter = (character = '') => letter.test(character);

/**
 * Whether a text has a topic, not as letters of a longer word, no `stock` in `stockings`, and not as the end of one word with the beginning of
 * the next: 没插座机器 is about no 座机.
 */
function holds(text: string, topic: string, bounds: ReadonlySet<number>): boolean {
  const places = placesOf(text, topic);
  if (!isLetter(topic)) return places.some((at) => bounds.has(at) || bounds.has(at + topic.length));
  return places.some((at) => !isLetter(text[at - 1]) && !isLetter(text[at + topic.length]));
}

/** What editors list as not ours (`search/other-topics.json`) and stands in a text. */
export async function otherTopicsIn(tx: Queryable, text: string): Promise<string[]> {
  const rows = await tx.query<{ topic: string }>(
    `select topic from catalog, jsonb_array_elements(items) as item, jsonb_array_elements_text(item -> 'words') as topic
     where name = 'otherTopic' and position(topic in $1) > 0`,
    [text],
  );
  const bounds = wordBounds(text);
  return rows.map(({ topic }) => topic).filter((topic) => holds(text, topic, bounds));
}
