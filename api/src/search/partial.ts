import type { EntryKind } from '../content/entry';
import type { Lexicon, Piece } from './pieces';
import type { HitQuery } from './search.repository';
import { anyOf } from './tokens';

/** A word of a question that may be found alone; what is no word of ours counts less. */
export type Term = { spellings: readonly string[]; factor: number; isKnown: boolean };

const mostTerms = 18;
/** A word that lies across others says less than those, and a pair of characters that is no word the least. */
const factors = { across: 0.5, pair: 0.15 };

const isHan = (word: string) => /^\p{Script=Han}+$/u.test(word);

function slicesOf(run: string, length: number): string[] {
  const characters = [...run];
  return characters.slice(length - 1).map((_, start) => characters.slice(start, start + length).join(''));
}

/** Every other word of ours that the characters hold, and every pair of them. */
function partsOf(run: string, { byWord }: Lexicon): Term[] {
  const words = [2, 3, 4].flatMap((length) => slicesOf(run, length)).filter((part) => byWord.get(part)?.uses);
  const pairs = slicesOf(run, 2).map((pair): Term => ({ spellings: [pair], factor: factors.pair, isKnown: false }));
  const across = words.map((word): Term => {
    return { spellings: [word, ...(byWord.get(word)?.means ?? [])], factor: factors.across, isKnown: false };
  });
  return [...pairs, ...across];
}

/** Known words and Latin ones whole; words across them and pairs of characters count less. */
export function termsOf(pieces: readonly Piece[], lexicon: Lexicon): Term[] {
  const whole = pieces.filter(({ word, isKnown }) => word && (isKnown || !isHan(word)));
  const words = whole.map(({ word, means }): Term => ({ spellings: [word, ...means], factor: 1, isKnown: true }));
  const runs = pieces.map(({ word }) => (isHan(word) ? word : ' ')).join('');
  const parts = runs.split(' ').flatMap((run) => partsOf(run, lexicon));
  const once = new Map([...parts, ...words].map((term) => [term.spellings[0] ?? '', term]));
  return [...once.values()].sort((one, other) => other.factor - one.factor).slice(0, mostTerms);
}

/** Entries that a term is looked for in at most; one that has more says little. */
const common = 300;
/** Entries whose heads are looked at. */
const candidates = 200;
/** What a term in the text, in summary, keywords or headings, and in the title is worth. */
const worth = { text: 0.5, head: 1, title: 2 };
/** Hits must have so much of what the question says, and so much of what the best hit has. */
const least = { ofQuestion: 0.25, ofBest: 0.3 };
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
    return any ? [{ any, factor }] : [];
  });
  if (queried.length === 0) return undefined;
  return {
    sql: nearestSql,
    params: [queried.map(({ any }) => any), queried.map(({ factor }) => factor), among, share],
  };
}

/** Heads are long and stored apart: each candidate's is read once, not once for every term. */
const nearestSql = `
  select kind, id, group_id, published, score from (
    with term as materialized (
      select n, words::tsquery, factor from unnest($1::text[], $2::real[]) with ordinality as t(words, factor, n)
    ), size as materialized (select greatest(count(*), 1) as entries from entry where kind = any($3::text[])
    ), met as materialized (
      select n, one.kind, one.id from term, lateral (
        select kind, id from entry where vector @@ words and kind = any($3::text[]) limit ${common + 1}
      ) as one
    ), met_count as materialized (select n, count(*) as times from met group by n
    ), weight as materialized (
      select n, words, times is null as is_absent, coalesce(times, 0) > ${common} as is_common,
        factor * case when times is null then ${absent} * ln(1 + entries) else ln(1 + entries::real / times) end as says
      from term left join met_count using (n) cross join size
    ), near as materialized (
      select kind, id, array_agg(n) as texts, sum(says) as said
      from met join weight using (n) where not is_common or (select bool_and(is_common or is_absent) from weight)
      group by kind, id order by said desc limit ${candidates}
    ), candidate as materialized (
      select kind, id, group_id, published, texts, title_words, head || ''::tsvector as head from near join entry using (kind, id)
    ), placed as materialized (
      select kind, id, group_id, published, says, (n = any(texts))::int as in_text, (head @@ words)::int as in_head,
        (title_words @@ words)::int as in_title
      from candidate cross join weight
    ), scored as materialized (
      select kind, id, group_id, published,
        sum(says * (${worth.text} * in_text + ${worth.head} * in_head + ${worth.title} * in_title)) as score,
        sum(says * (1 + in_title)) filter (where in_text + in_head > 0) as said
      from placed group by kind, id, group_id, published
    )
    select kind, id, group_id, published, score from scored
    where said >= $4::real * (select sum(says) from weight)
      and score >= ${least.ofBest} * (select max(score) from scored)
  ) as nearest`;
