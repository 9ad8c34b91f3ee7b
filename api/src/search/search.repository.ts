import type { EntryKind } from '../content/entry';
import { type Queryable, onlyRow } from '../database/database';
import type { EntryRow } from '../entries/entries.repository';
import { type PageRequest, offsetOf } from '../plugins/answers';

export type Hit<Data> = EntryRow<Data> & { kind: EntryKind; plain: string };

/** Entries whose title or text holds every word, those with a hit in the title first. */
export async function searchEntries<Data>(
  db: Queryable,
  kinds: readonly EntryKind[],
  words: readonly string[],
  page: PageRequest,
): Promise<{ total: number; hits: Hit<Data>[] }> {
  if (words.length === 0) return { total: 0, hits: [] };
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const where = `kind = any($1::text[]) and title || ' ' || summary || ' ' || plain ilike all($2::text[])`;
  const counted = await db.query<{ count: number }>(`select count(*)::int as count from entry where ${where}`, [
    kinds,
    patterns,
  ]);
  const total = onlyRow(counted).count;
  const hits = await db.query<Hit<Data>>(
    `select kind, id, group_id as "groupId", title, summary, tags, published, updated, views, data, plain
     from entry where ${where} order by title ilike any($2::text[]) desc, id limit $3 offset $4`,
    [kinds, patterns, page.pageSize, offsetOf(total, page)],
  );
  return { total, hits };
}
