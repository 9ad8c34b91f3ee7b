import { type Database, type Queryable, onlyRow } from '../database/database';
import { lexiconOf } from '../search/lexicon';
import { storeLexicon } from '../search/lexicon.repository';
import type { Catalog, Entry } from './entry';

/** Advisory lock that serialises what changes the content. */
export const contentLock = 720_211_02;

/** `published` are kind and id of each, such as `news/60009`. */
export type PublishedContent = { revision: number; published: string[] };

const isWaiting = 'published collate "C" <= $1';

const moveDue = `
  with due as (delete from scheduled_entry where ${isWaiting} returning entry),
    moved as (
      insert into entry select filled.* from due, jsonb_populate_record(null::entry, due.entry) as filled
      returning kind || '/' || id as key
    ), parts as (
      insert into passage select part.* from due, jsonb_populate_recordset(null::passage, due.entry -> 'passages') as part
    )
  select key from moved order by key`;

/** Words of what may be seen: those of a day to come would be offered by a search that finds nothing. */
export async function renewLexicon(tx: Queryable): Promise<void> {
  const entries = await tx.query<Pick<Entry, 'title' | 'summary' | 'plain' | 'data'>>(
    'select title, summary, plain, data from entry',
  );
  const catalogs = await tx.query<Pick<Catalog, 'name' | 'items'>>('select name, items from catalog');
  await storeLexicon(tx, lexiconOf(entries, catalogs));
}

/**
 * Makes live what was imported for this day or an earlier one and raises the content revision, which makes stored pages
 * stale; undefined when nothing waited. `today` is the day in China.
 */
export async function publishDue(database: Database, today: string): Promise<PublishedContent | undefined> {
  const waiting = await database.query(`select 1 from scheduled_entry where ${isWaiting} limit 1`, [today]);
  if (waiting.length === 0) return undefined;
  const published = await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [contentLock]);
    const moved = await tx.query<{ key: string }>(moveDue, [today]);
    // Another process was first.
    if (moved.length === 0) return undefined;
    await renewLexicon(tx);
    const raised = await tx.query<{ revision: number }>(
      'update content_revision set revision = revision + 1, imported_at = now() returning revision',
    );
    return { revision: onlyRow(raised).revision, published: moved.map(({ key }) => key) };
  });
  if (published) await database.script('vacuum analyze entry, passage, search_word');
  return published;
}
