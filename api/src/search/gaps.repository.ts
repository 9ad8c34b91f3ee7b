import { maskPrivate } from '@site/shared/contract/private-text';
import type { Queryable } from '../database/database';

/** A word that was searched in vain, how often, and the day of the last time. */
export type SearchGap = { word: string; searches: number; last: string };

/** Words kept at most; a new one takes the place of the rarest. */
export const mostGaps = 1_000;
/** Days after its last search that a word is kept. */
export const gapDays = 90;
const longestGap = 40;

const masked = /\d{3}\*{4}\d{4}|\*{3,}/g;

/** What of a search is written down: one spelling, no numbers, no addresses; undefined when nothing is left. */
export function gapWord(asked: string): string | undefined {
  const plain = maskPrivate(asked.normalize('NFKC').toLowerCase()).replace(masked, ' ').replace(/\s+/g, ' ').trim();
  const word = Array.from(plain).slice(0, longestGap).join('');
  return /[\p{L}\p{N}]/u.test(word) ? word : undefined;
}

/** Counts a search that found nothing, without who searched. */
export async function countGap(db: Queryable, asked: string): Promise<void> {
  const word = gapWord(asked);
  if (!word) return;
  await deleteOldGaps(db);
  await db.query(
    `with rarest as (
       delete from search_gap where word = (select word from search_gap order by searches, last_at limit 1)
         and (select count(*) from search_gap) >= ${mostGaps} and not exists (select from search_gap where word = $1)
     )
     insert into search_gap (word, searches) values ($1, 1)
     on conflict (word) do update set searches = search_gap.searches + 1, last_at = now()`,
    [word],
  );
}

/** The words that were searched in vain, the most frequent first. */
export async function listGaps(db: Queryable): Promise<SearchGap[]> {
  await deleteOldGaps(db);
  return db.query<SearchGap>(
    `select word, searches, to_char(last_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as last
     from search_gap order by searches desc, last_at desc, word`,
  );
}

async function deleteOldGaps(db: Queryable): Promise<void> {
  await db.query('delete from search_gap where last_at < now() - make_interval(days => $1)', [gapDays]);
}
