import type { EntryKind } from '../content/entry';
import type { Piece } from './pieces';
import type { HitQuery } from './search.repository';
import { anyOf } from './tokens';

/** A word of a question that may be found alone; what is no word of ours counts less. */
export type Term = { spellings: readonly string[]; factor: number; isKnown: boolean };

const mostTerms = 10;
const unknownFactor = 0.2;

function pairsOf(run: string): Term[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((second, index) => `${characters[index]}${second}`);
  return pairs.map((pair) => ({ spellings: [pair], factor: unknownFactor, isKnown: false }));
}

/** Known words and Latin ones whole, loose characters in pairs. */
export function termsOf(pieces: readonly Piece[]): Term[] {
  const terms: Term[] = [];
  let loose = '';
  for (const { word, isKnown, means } of [...pieces, { word: '', isKnown: true, means: [] }]) {
    const isLoose = !isKnown && /^\p{Script=Han}$/u.test(word);
    if (isLoose) loose += word;
    else {
      terms.push(...pairsOf(loose));
      loose = '';
      if (word) terms.push({ spellings: [word, ...means], factor: 1, isKnown: true });
    }
  }
  const once = new Map(terms.map((term) => [term.spellings.join('|'), term]));
  return [...once.values()].slice(0, mostTerms);
}

/** Entries that a term is looked for in at most; one that has more says little. */
const common = 300;
/** Entries whose heads are looked at. */
const candidates = 200;
/** What a term in the text, in summary or keywords, and in the title is worth. */
const worth = { text: 0.5, head: 1, title: 2 };
/** Hits must have so much of what the question says, and so much of what the best hit has. */
const least = { ofQuestion: 0.34, ofBest: 0.5 };
/** What a term counts that occurs nowhere, compared with the rarest that does. */
const absent = 0.8;

/** The entries with most of what the terms say: the rarer a term, the more it says. `share` 0 takes the nearest. */
export function nearestHits(
  terms: readonly Term[],
  among: readonly EntryKind[],
  share = least.ofQuestion,
): HitQuery | undefined {
  const queried = terms.flatMap(({ spellings, factor }) => {
    const any = anyOf(spellings);
    return any ? [{ any, title: anyOf(spellings, 'A') ?? any, factor }] : [];
  });
  if (queried.length === 0) return undefined;
  const { any, title, factor } = {
    any: queried.map((one) => one.any),
    title: queried.map((one) => one.title),
    factor: queried.map((one) => one.factor),
  };
  return { sql: nearestSql, params: [any, title, factor, among, share] };
}

const nearestSql = `
  select kind, id, group_id, published, score, true as in_head from (
    with term as materialized (
      select n, any_place::tsquery, in_title::tsquery, factor
      from unnest($1::text[], $2::text[], $3::real[]) with ordinality as t(any_place, in_title, factor, n)
    ), size as materialized (select greatest(count(*), 1) as entries from entry where kind = any($4::text[])
    ), met as materialized (
      select n, one.kind, one.id from term, lateral (
        select kind, id from entry where vector @@ term.any_place and kind = any($4::text[]) limit ${common + 1}
      ) as one
    ), met_count as materialized (select n, count(*) as times from met group by n
    ), weight as materialized (
      select n, any_place, in_title, coalesce(times, 0) > ${common} as is_common,
        factor * case when times is null then ${absent} * ln(1 + entries) else ln(1 + entries::real / times) end as says
      from term left join met_count using (n) cross join size
    ), near as materialized (
      select kind, id, array_agg(n) as texts, sum(says) as said
      from met join weight using (n) where not is_common or (select bool_and(is_common) from weight)
      group by kind, id order by said desc limit ${candidates}
    ), scored as materialized (
      select kind, id, group_id, published,
        sum(says * (${worth.text} * (n = any(texts))::int + ${worth.head} * (head @@ any_place)::int + ${worth.title} * (head @@ in_title)::int))
          as score,
        sum(says) filter (where n = any(texts) or head @@ any_place) as said
      from near join entry using (kind, id) cross join weight
      group by kind, id, group_id, published
    )
    select kind, id, group_id, published, score from scored
    where said >= $5::real * (select sum(says) from weight)
      and score >= ${least.ofBest} * (select max(score) from scored)
  ) as nearest`;
