import type { EntryKind } from '../content/entry';
import type { Queryable } from '../database/database';
import type { PassageRow } from './entry-passages';

const rowsAtOnce = 500;

/** Replaces the passages of the entries that `keys` name as `kind/id`. */
export async function storePassages(
  tx: Queryable,
  keys: readonly string[],
  rows: readonly PassageRow[],
): Promise<void> {
  await tx.query(`delete from passage where kind || '/' || id = any($1::text[])`, [keys]);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx.query('insert into passage select * from jsonb_populate_recordset(null::passage, $1::jsonb)', [
      JSON.stringify(rows.slice(start, start + rowsAtOnce)),
    ]);
  }
}

/** What a question is looked for by, and what each is worth before it is known how rare it is. */
export type WantedTerm = { query: string; factor: number };

/** A passage with some of what is asked, with what its entry is called. */
export type Candidate = Pick<PassageRow, 'id' | 'anchor' | 'heading' | 'body' | 'asks' | 'place'> & {
  kind: EntryKind;
  groupId: number;
  published: string;
  title: string;
};

export type Candidates = {
  /** How many passages there are, and how many have each of what is looked for; `common` and more are not counted. */
  size: number;
  times: number[];
  list: Candidate[];
};

/** Passages in which a word is looked up; one that has more says little. */
export const common = 600;
const mostCandidates = 120;

/** The passages with most of the wanted terms, by how rare it is. */
export async function findCandidates(
  db: Queryable,
  wanted: readonly WantedTerm[],
  among: readonly EntryKind[],
): Promise<Candidates> {
  const rows = await db.query<{ found: Candidates }>(candidatesSql, [
    wanted.map(({ query }) => query),
    wanted.map(({ factor }) => factor),
    among,
  ]);
  return rows[0]?.found ?? { size: 1, times: [], list: [] };
}

const candidatesSql = `
  with term as materialized (
    select n, words::tsquery, factor from unnest($1::text[], $2::real[]) with ordinality as t(words, factor, n)
  ), size as materialized (select greatest(count(*), 1) as all_passages from passage where kind = any($3::text[])
  ), met as materialized (
    select n, one.kind, one.id, one.place from term, lateral (
      select kind, id, place from passage where vector @@ words and kind = any($3::text[]) limit ${common}
    ) as one
  ), counted as materialized (
    select n, factor, count(met.n) as times from term left join met using (n) group by n, factor
  ), near as materialized (
    select kind, id, place, sum(factor * ln(1 + all_passages::real / greatest(times, 1))) as said
    from met join counted using (n) cross join size
    where times < ${common} or (select bool_and(times >= ${common} or times = 0) from counted)
    group by kind, id, place order by said desc, kind, id, place limit ${mostCandidates}
  )
  select jsonb_build_object(
    'size', (select all_passages from size),
    'times', (select jsonb_agg(times order by n) from counted),
    'list', coalesce((select jsonb_agg(jsonb_build_object(
      'kind', kind, 'id', id, 'place', place, 'anchor', anchor, 'heading', heading, 'body', body, 'asks', asks,
      'groupId', group_id, 'published', published, 'title', title) order by said desc)
      from near join passage using (kind, id, place) join entry using (kind, id)), '[]')
  ) as found`;
