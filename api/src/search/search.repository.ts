import type { EntryKind } from '../content/entry';
import { type Database, type Queryable, onlyRow } from '../database/database';
import type { EntryRow } from '../entries/entries.repository';
import { type PageRequest, offsetOf } from '../plugins/http-errors';
import { phoneticQueryOf } from './phonetic';
import { queryOf } from './tokens';

export type Hit<Data> = EntryRow<Data> & { kind: EntryKind; plain: string };

export type SearchResult<Data> = { total: number; kinds: Partial<Record<EntryKind, number>>; hits: Hit<Data>[] };

/**
 * A page of the entries that contain every word, or whose title matches by pinyin, so that a search finds what its
 * suggestions offered. Ranking: title, title by pinyin, summary and keywords, newest.
 * `kinds` counts all hits of `among`; the page and `total` are limited to `kind`, if given.
 */
export async function searchEntries<Data>(
  db: Database,
  words: readonly string[],
  among: readonly EntryKind[],
  page: PageRequest,
  kind?: EntryKind,
): Promise<SearchResult<Data>> {
  const query = queryOf(words);
  if (!query) return { total: 0, kinds: {}, hits: [] };
  const sound = phoneticQueryOf(words.join('')) ?? '';
  const { pageIndex, pageSize } = page;
  const slice = [pageSize, (pageIndex - 1) * pageSize];
  return db.transaction(async (tx) => {
    // Reading a whole vector costs far more than the planner estimates; for common words it would scan every row.
    await tx.script('set local enable_seqscan = off');
    const params = [query, queryOf(words, 'A'), among, kind ?? null, sound, ...slice];
    const { kinds, keys } = onlyRow(await tx.query<Found>(findSql, params));
    const total = kind ? (kinds[kind] ?? 0) : Object.values(kinds).reduce((sum, count) => sum + count, 0);
    offsetOf(total, page);
    return { total, kinds, hits: await tx.query<Hit<Data>>(readSql, [keys]) };
  });
}

type Found = { kinds: Partial<Record<EntryKind, number>>; keys: string[] };

const findSql = `
  with hit as materialized (
    select kind, id, published from entry
    where (vector @@ $1::tsquery or phonetic @@ $5::tsquery) and kind = any($3::text[])
  ), high as materialized (
    select kind, id, head @@ $2::tsquery as in_title, phonetic @@ $5::tsquery as by_sound, head @@ $1::tsquery as in_head
    from entry where (head @@ $1::tsquery or phonetic @@ $5::tsquery) and kind = any($3::text[])
  ), shown as (
    select kind, id, row_number() over () as place from (
      select kind, id from hit left join high using (kind, id) where kind = coalesce($4, kind)
      order by coalesce(in_title, false) desc, coalesce(by_sound, false) desc, coalesce(in_head, false) desc,
        published desc, id
      limit $6 offset $7
    ) as ordered
  )
  select
    coalesce((select jsonb_object_agg(kind, count) from (select kind, count(*) from hit group by kind) as counted), '{}')
      as kinds,
    array(select kind || '/' || id from shown order by place) as keys`;

const readSql = `
  select kind, id, group_id as "groupId", title, summary, tags, published, updated, views, data, plain
  from entry where (kind, id) in (select split_part(key, '/', 1), split_part(key, '/', 2)::int from unnest($1::text[]) as key)
  order by array_position($1::text[], kind || '/' || id)`;

export type Suggestion = { kind: EntryKind; id: number; title: string; data: { link?: string } };

/** Entries whose title contains the input as characters, pinyin or initials; earlier matches rank higher. */
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
