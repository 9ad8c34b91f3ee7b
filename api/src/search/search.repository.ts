import type { SearchOrder } from '@site/shared/contract/search';
import type { EntryKind } from '../content/entry';
import { type Database, type Queryable, onlyRow } from '../database/database';
import type { EntryRow } from '../entries/entries.repository';
import { type PageRequest, offsetOf } from '../plugins/http-errors';
import { phoneticQueryOf } from './phonetic';
import { queryOf } from './tokens';

export type Hit<Data> = EntryRow<Data> & { kind: EntryKind; plain: string };

export type SearchResult<Data> = {
  total: number;
  kinds: Partial<Record<EntryKind, number>>;
  /** Hits of each group, by its id. */
  groups: Record<string, number>;
  hits: Hit<Data>[];
};

/** What of the hits is shown. The counts of kinds and groups are of all of `among`. */
export type View = {
  among: readonly EntryKind[];
  kind?: EntryKind | undefined;
  groupIds?: readonly number[] | undefined;
  order?: SearchOrder | undefined;
  /** The best so many of every kind instead of a page of all. */
  each?: number | undefined;
  page: PageRequest;
};

/** A query for `hit(kind, id, group_id, published, score)`; its parameters begin at `$1`. */
export type HitQuery = { sql: string; params: readonly unknown[] };

export type FoundKeys = {
  kinds: SearchResult<unknown>['kinds'];
  groups: Record<string, number>;
  shown: number;
  /** Whether a hit stands in a title, a summary or keywords. */
  inHead: boolean;
  keys: string[];
};

/** What a hit in a title that says little else, in a title, by the sound of a title, and in summary or keywords is worth; the rest is in the text. */
const places = { title: 4, sound: 2, head: 1, mostOfTitle: 2 };

/**
 * The entries that contain every word, in one of its spellings, or whose title matches by pinyin, so that a search finds
 * what its suggestions offered; undefined when nothing can be searched.
 */
export function hitsOf(
  words: readonly (string | readonly string[])[],
  among: readonly EntryKind[],
): HitQuery | undefined {
  const query = queryOf(words);
  if (!query) return undefined;
  const typed = words.map((word) => (typeof word === 'string' ? word : (word[0] ?? ''))).join('');
  return {
    sql: wordsSql,
    params: [query, queryOf(words, 'A'), among, phoneticQueryOf(typed) ?? '', typed.length, queryOf(words, 'AB')],
  };
}

const wordsSql = `
  select kind, id, group_id, published, coalesce(worth, 0) as score, worth is not null as in_head
  from entry left join (
    select kind, id, case when head @@ $2::tsquery then ${places.title} + ${places.mostOfTitle} * floor(2 * least(1, $5 / length(title)::real)) else 0 end
      + case when phonetic @@ $4::tsquery then ${places.sound} else 0 end
      + case when head @@ $6::tsquery then ${places.head} else 0 end as worth
    from entry where (head @@ $6::tsquery or phonetic @@ $4::tsquery) and kind = any($3::text[])
  ) as high using (kind, id)
  where (vector @@ $1::tsquery or phonetic @@ $4::tsquery) and kind = any($3::text[])`;

/** Days are compared by their bytes, which is far faster than by the rules of a language. */
const orders: Record<SearchOrder, string> = {
  best: 'score desc, published collate "C" desc, kind, id',
  new: 'published collate "C" desc, score desc, kind, id',
};

/** Counts the hits once and orders one page of them. */
export async function findKeys(tx: Queryable, { sql, params }: HitQuery, view: View): Promise<FoundKeys> {
  const { kind, groupIds, order = 'best', each, page } = view;
  const ranked = `row_number() over (${each ? 'partition by kind ' : ''}order by ${orders[order]})`;
  const at = (place: number) => `$${params.length + place}`;
  const chosen = `(${at(1)}::text is null or kind = ${at(1)}) and (${at(2)}::int[] is null or group_id = any(${at(2)}))`;
  const rows = await tx.query<FoundKeys>(
    `with hit as materialized (${sql}), counted as materialized (
       select kind, group_id, count(*)::int as n, bool_or(in_head) as in_head from hit group by kind, group_id
     ), shown as (
       select kind, id, place from (select kind, id, ${ranked} as place from hit where ${chosen}) as ordered
       where place > ${at(4)} and place <= ${at(4)}::int + ${at(3)}::int
     )
     select
       coalesce((select jsonb_object_agg(kind, n) from (select kind, sum(n) as n from counted group by kind) as k), '{}')
         as kinds,
       coalesce((select jsonb_object_agg(group_id, n) from
         (select group_id, sum(n) as n from counted group by group_id) as g), '{}') as groups,
       (select coalesce(sum(n), 0)::int from counted where ${chosen}) as shown,
       exists (select from counted where in_head) as "inHead",
       array(select kind || '/' || id from shown order by place) as keys`,
    [...params, kind ?? null, groupIds ?? null, each ?? page.pageSize, (page.pageIndex - 1) * page.pageSize],
  );
  return onlyRow(rows);
}

/** The entries of a page. Throws when it lies beyond the last. */
export async function readHits<Data>(tx: Queryable, found: FoundKeys, page: PageRequest): Promise<SearchResult<Data>> {
  offsetOf(found.shown, page);
  const { kinds, groups, shown: total, keys } = found;
  return { kinds, groups, total, hits: await tx.query<Hit<Data>>(readSql, [keys]) };
}

const readSql = `
  select kind, id, group_id as "groupId", title, summary, tags, published, updated, views, data, plain
  from entry where (kind, id) in (select split_part(key, '/', 1), split_part(key, '/', 2)::int from unnest($1::text[]) as key)
  order by array_position($1::text[], kind || '/' || id)`;

/** Runs searches that agree with each other, with the indexes. */
export function whileSearching<Result>(db: Database, run: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    // Reading a whole vector costs far more than the planner estimates; for common words it would scan every row.
    await tx.script('set local enable_seqscan = off');
    return run(tx);
  });
}

/** A page of the entries that contain every word as it is written. */
export async function searchEntries<Data>(
  db: Database,
  words: readonly string[],
  among: readonly EntryKind[],
  page: PageRequest,
  kind?: EntryKind,
): Promise<SearchResult<Data>> {
  const hits = hitsOf(words, among);
  if (!hits) return { total: 0, kinds: {}, groups: {}, hits: [] };
  return whileSearching(db, async (tx) => readHits(tx, await findKeys(tx, hits, { among, kind, page }), page));
}
