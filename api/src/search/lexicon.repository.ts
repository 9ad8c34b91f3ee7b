import type { Queryable } from '../database/database';
import type { LexiconWord } from './lexicon';

const atOnce = 2_000;

/** Replaces the words. */
export async function storeLexicon(tx: Queryable, words: readonly LexiconWord[]): Promise<void> {
  await tx.query('delete from search_word');
  for (let start = 0; start < words.length; start += atOnce) {
    await tx.query('insert into search_word select * from jsonb_populate_recordset(null::search_word, $1::jsonb)', [
      JSON.stringify(words.slice(start, start + atOnce)),
    ]);
  }
}

/** What a text may hold: words as they are written, sounds, and runs of pinyin. */
export type QueryTerms = { words: readonly string[]; keys: readonly string[]; letters: readonly string[] };

/**
 * The words of the content that are written, sound or are spelled like one of these. One scan of three indexes: a union of
 * three took fifteen times as long for a long question.
 */
export function findWords(db: Queryable, { words, keys, letters }: QueryTerms): Promise<LexiconWord[]> {
  return db.query<LexiconWord>(
    `select word, uses, letters, keys, means from search_word
     where word = any($1::text[]) or keys && $2::text[] or letters = any($3::text[])`,
    [words, keys, letters],
  );
}
