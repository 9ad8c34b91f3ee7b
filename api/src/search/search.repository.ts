import type { EntryKind } from '../content/entry';
import { type Queryable, onlyRow } from '../database/database';
import type { EntryRow } from '../entries/entries.repository';
import { type PageRequest, offsetOf } from '../plugins/answers';
import { phoneticQueryOf } from './phonetic';
import { queryOf } from './tokens';

export type Hit<Data> = EntryRow<Data> & { kind: EntryKind; plain: string };

export type SearchResult<Data> = { total: number; kinds: Partial<Record<EntryKind, number>>; hits: Hit<Data>[] };

/**
 * A page of the entries that hold every word, or whose title sounds as the Latin letters say, so that a search finds what
 * its suggestions promised: hits in the title first, then titles by sound, then summary and keywords, then the newest.
 * `kinds` counts all hits of `among`, the page and `total` those of `kind`, if given.
 */
export async function searchEntries<Data>(
  db: Queryable,
  words: readonly string[],
  among: readonly EntryKind[],
  page: PageRequest,
  kind?: EntryKind,
): Promise<SearchResult<Data>> {
  const query = queryOf(words);
  if (!query) return { total: 0, kinds: {}, hits: [] };
  const sound = phoneticQueryOf(words.join('')) ?? '';
  const found = onlyRow(await db.query<Found>(findSql, [query, queryOf(words, 'A'), among, kind ?? null, sound]));
  const total = kind ? (found.kinds[kind] ?? 0) : Object.values(found.kinds).reduce((sum, count) => sum + count, 0);
  const offset = offsetOf(total, page);
  const keys = found.keys.slice(offset, offset + page.pageSize);
  const hits = await db.query<Hit<Data>>(readSql, [keys]);
  return { total, kinds: found.kinds, hits };
}

type Found = { kinds: Partial<Record<EntryKind, number>>; keys: string[] };

/** One pass over the hits, as checking a phrase means reading the whole vector. */
const findSql = `
  with hit as materialized (
    select kind, id, published, head @@ $2::tsquery as in_title, phonetic @@ $5::tsquery as by_sound,
      head @@ $1::tsquery as in_head
    from entry where (vector @@ $1::tsquery or phonetic @@ $5::tsquery) and kind = any($3::text[])
  )
  select
    coalesce((select jsonb_object_agg(kind, count) from (select kind, count(*) from hit group by kind) as counted), '{}')
      as kinds,
    coalesce((
      select array_agg(kind || '/' || id order by in_title desc, by_sound desc, in_head desc, published desc, id)
      from hit where kind = coalesce($4, kind)
    ), '{}') as keys`;

const readSql = `
  select kind, id, group_id as "groupId", title, summary, tags, published, updated, views, data, plain
  from entry where (kind, id) in (select split_part(key, '/', 1), split_part(key, '/', 2)::int from unnest($1::text[]) as key)
  order by array_position($1::text[], kind || '/' || id)`;

export type Suggestion = { kind: EntryKind; id: number; title: string; data: { link?: string } };

/** Entries whose title holds what is typed, in characters, pinyin or initials; the earlier in the title, the higher. */
export async function suggestEntries(
  db: Queryable,
  typed: string,
  among: readonly EntryKind[],
  size: number,
): Promise<Suggestion[]> {
  const inTitle = queryOf(typed.split(/\s+/), 'A');
  if (!inTitle) return [];
  return db.query<Suggestion>(
    `select kind, id, title, data from entry
     where kind = any($1::text[]) and (head @@ $2::tsquery or phonetic @@ $3::tsquery)
     order by head @@ $2::tsquery desc, nullif(position($4 in lower(title)), 0) nulls last, length(title), kind, id
     limit $5`,
    [among, inTitle, phoneticQueryOf(typed) ?? '', typed.trim().toLowerCase(), size],
  );
}
