import type { Queryable } from '../database/database';

const letter = /[a-z0-9]/;

/** Whether a text has a topic, not as letters of a longer word: no `stock` in `stockings`. */
function holds(text: string, topic: string): boolean {
  for (let at = text.indexOf(topic); at >= 0; at = text.indexOf(topic, at + 1)) {
    const isPart =
      letter.test(topic) && (letter.test(text[at - 1] ?? '') || letter.test(text[at + topic.length] ?? ''));
    if (!isPart) return true;
  }
  return false;
}

/** What editors list as not ours (`search/other-topics.json`) and stands in a text. */
export async function otherTopicsIn(tx: Queryable, text: string): Promise<string[]> {
  const rows = await tx.query<{ topic: string }>(
    `select topic from catalog, jsonb_array_elements(items) as item, jsonb_array_elements_text(item -> 'words') as topic
     where name = 'otherTopic' and position(topic in $1) > 0`,
    [text],
  );
  return rows.map(({ topic }) => topic).filter((topic) => holds(text, topic));
}
