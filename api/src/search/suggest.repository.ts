import type { EntryKind } from '../content/entry';
import type { Queryable } from '../database/database';
import { phoneticQueryOf } from './phonetic';
import { queryOf } from './tokens';

export type Suggestion = { kind: EntryKind; id: number; title: string; data: { link?: string } };

/** Entries whose title contains the input as characters, pinyin or initials; earlier matches rank higher. */
export async function suggestEntries(
  db: Queryable,
  words: readonly (string | readonly string[])[],
  among: readonly EntryKind[],
  size: number,
): Promise<Suggestion[]> {
  const inTitle = queryOf(words);
  if (!inTitle) return [];
  const typed = words.map((word) => (typeof word === 'string' ? word : (word[0] ?? '')));
  return db.query<Suggestion>(
    `select kind, id, title, data from entry
     where kind = any($1::text[]) and (title_words @@ $2::tsquery or phonetic @@ $3::tsquery)
     order by title_words @@ $2::tsquery desc nulls last, nullif(position($4 in lower(title)), 0) nulls last, length(title), kind, id
     limit $5`,
    [among, inTitle, phoneticQueryOf(typed.join('')) ?? '', typed.join(' ').toLowerCase(), size],
  );
}

/** The titles of these entries, in their order. */
export function titlesOf(db: Queryable, keys: readonly string[]): Promise<Suggestion[]> {
  return db.query<Suggestion>(
    `select kind, id, title, data from entry
     where (kind, id) in (select split_part(key, '/', 1), split_part(key, '/', 2)::int from unnest($1::text[]) as key)
     order by array_position($1::text[], kind || '/' || id)`,
    [keys],
  );
}
