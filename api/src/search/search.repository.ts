import type { SearchOrder } from '@site/shared/contract/search';
import type { EntryKind } from '../content/entry';
import { type Database, type Queryable, onlyRow } from '../database/database';
import type { EntryRow } from '../entries/entries.repository';
import { type PageRequest, offsetOf } from '../plugins/http-errors';
import type { Part } from './answers';
import { phoneticQueryOf } from './phonetic';
import { queryOf } from './tokens';

export type Hit<Data> = EntryRow<Data> & { kind: EntryKind; plain: string; part?: Part };

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

/** A query for `hit(kind, id, group_id, published, score)`, where 0 is for words in the text alone; its parameters begin at `$1`. */
export type HitQuery = { sql: string; params: readonly unknown[] };

export type FoundKeys = {
  kinds: SearchResult<unknown>['kinds'];
  groups: Record<string, number>;
  shown: number;
  /** Whether a hit stands in a title, a summary or keywords. */
  inHead: boolean;
  keys: string[];
};

/**
 * What a hit is worth that editors say is asked for in just these words, in a title that says little else, in a title, by the sound of a title, and in summary or
 * keywords; the rest is in the text.
 */
const places = { asked: 16, title: 4, sound: 2, head: 1, mostOfTitle: 2 };

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
    params: [query, among, phoneticQueryOf(typed) ?? '', typed.length, pairsOf(query), typed.toLowerCase()],
  };
}

/** The same words without their order, which an index answers by itself. */
const pairsOf = (query: string) => query.replace(/ <\d+> /g, ' & ');

/** The order of a word's pairs is looked up in the long vector of those entries alone that are not about it. */
const wordsSql = `
  select kind, id, group_id, published, is_about::int * (${places.head}
    + case when title_words @@ $1::tsquery then ${places.title} + ${places.mostOfTitle} * floor(2 * least(1, $4 / length(title)::real)) else 0 end)
    + case when phonetic @@ $3::tsquery then ${places.sound} else 0 end
    + case when is_about and is_asked then ${places.asked} else 0 end as score
  from (
    select kind, id, group_id, published, title, title_words, phonetic, about.place is not null as is_about, asked.place is not null as is_asked
    from entry left join (select ctid as place from entry where about @@ $1::tsquery) as about on about.place = entry.ctid
      left join (select ctid as place from entry where lower(data ->> 'asks')::jsonb ? $6) as asked on asked.place = entry.ctid
    where (vector @@ $5::tsquery or phonetic @@ $3::tsquery) and kind = any($2::text[])
      and ($5 = $1 or about.place is not null or phonetic @@ $3::tsquery or vector @@ $1::tsquery)
  ) as hit`;

/** Days are compared by their bytes, which is far faster than by the rules of a language. */
const orders: Record<SearchOrder, string> = {
  best: 'score desc, published collate "C" desc, kind, id',
  new: 'published collate "C" desc, score desc, kind, id',
};

/** Of kinds whose best hits are worth the same, what sells and what explains comes before stories about it. */
const ordersOfKinds: Record<SearchOrder, string> = {
  best: `score desc, array_position('{page,help,topic,lecture,video,case,marketing,news}', kind)`,
  new: 'published collate "C" desc, kind',
};

/** The keys of one page; `size` and `start` are places of parameters. Only where every kind has its own best must all be numbered. */
function pageSql(chosen: string, order: SearchOrder, each: boolean, [size, start]: readonly [string, string]): string {
  const key = `kind || '/' || id`;
  if (!each)
    return `select ${key} from hit where ${chosen} order by ${orders[order]} limit ${size}::int offset ${start}::int`;
  return `select ${key} from (
    select kind, id, score, published, row_number() over (partition by kind order by ${orders[order]}) as place
    from hit where ${chosen}
  ) as ordered where place > ${start}::int and place <= ${start}::int + ${size}::int
  order by place, ${ordersOfKinds[order]}`;
}

/** Counts the hits once and orders one page of them. */
export async function findKeys(tx: Queryable, { sql, params }: HitQuery, view: View): Promise<FoundKeys> {
  const { kind, groupIds, order = 'best', each, page } = view;
  const at = (place: number) => `$${params.length + place}`;
  const chosen = `(${at(1)}::text is null or kind = ${at(1)}) and (${at(2)}::int[] is null or group_id = any(${at(2)}))`;
  const rows = await tx.query<FoundKeys>(
    `with hit as materialized (${sql}), counted as materialized (
       select kind, group_id, count(*)::int as n, bool_or(score > 0) as in_head from hit group by kind, group_id
     )
     select
       coalesce((select jsonb_object_agg(kind, n) from (select kind, sum(n) as n from counted group by kind) as k), '{}')
         as kinds,
       coalesce((select jsonb_object_agg(group_id, n) from
         (select group_id, sum(n) as n from counted group by group_id) as g), '{}') as groups,
       (select coalesce(sum(n), 0)::int from counted where ${chosen}) as shown,
       exists (select from counted where in_head) as "inHead",
       array(${pageSql(chosen, order, each !== undefined, [at(3), at(4)])}) as keys`,
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
