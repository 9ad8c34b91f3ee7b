import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../database/database';
import type { Asks } from '../content/asks-of';
import { emptyEntry } from '../content/entry';
import { contentLock, renewLexicon } from '../content/publish-due';
import { searchVectorsOf } from '../search/entry-vectors';
import { rowsOf, wholeOf } from './entry-passages';
import { storePassages } from './passages.repository';
import type { Passage } from './passages-in';

/** What was read on a page of the site. */
export type SitePage = { path: string; version: string; title: string; summary: string; passages: readonly Passage[] };

type Known = {
  id: number;
  link: string;
  title: string;
  summary: string;
  data: Asks & { link: string; keywords?: string[]; version?: string };
};

/** Of rows that no import made, so that none removes them. */
export const unlistedHash = 'read from the site';
/** Numbers of pages that editors do not list begin here. */
const firstUnlisted = 1_000_000;

function unlistedId(path: string): number {
  return firstUnlisted + (createHash('sha256').update(path).digest().readUInt32BE(0) % 1_000_000_000);
}

/** The version of each page whose passages are stored. */
export async function readVersions(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.query<{ link: string; version: string }>(
    `select data ->> 'link' as link, data ->> 'version' as version from entry where kind = 'page' and data ? 'version'`,
  );
  return new Map(rows.map(({ link, version }) => [link, version]));
}

/** Stores what a page says; the title and the sentence that editors gave it stay. */
export async function storeSitePage(database: Database, page: SitePage): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [contentLock]);
    const [known] = await tx.query<Known>(
      `select id, data ->> 'link' as link, title, summary, data from entry where kind = 'page' and data ->> 'link' = $1`,
      [page.path],
    );
    if (known?.data.version === page.version) return;
    await writePage(tx, page, known);
  });
}

async function writePage(tx: Queryable, page: SitePage, known: Known | undefined): Promise<void> {
  const id = known?.id ?? unlistedId(page.path);
  const isListed = known !== undefined && id < firstUnlisted;
  const { title, summary } = isListed ? known : page;
  const data: Known['data'] = { ...(known?.data ?? { link: page.path }), version: page.version };
  const plain = page.passages.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
  const entry = { ...emptyEntry('page', id), title, summary, plain, data };
  const headings = page.passages.map(({ heading }) => `<h2>${heading.replace(/[<>&]/g, ' ')}</h2>`).join('');
  const { groupId, ...columns } = entry;
  const row = { ...columns, group_id: groupId, hash: unlistedHash, ...searchVectorsOf({ ...entry, html: headings }) };
  await tx.query(
    `insert into entry select * from jsonb_populate_record(null::entry, $1::jsonb)
     on conflict (kind, id) do update set plain = excluded.plain, data = excluded.data, head = excluded.head,
       title = excluded.title, summary = excluded.summary, about = excluded.about, title_words = excluded.title_words,
       vector = excluded.vector, phonetic = excluded.phonetic`,
    [JSON.stringify(row)],
  );
  await storePassages(tx, [`page/${id}`], rowsOf(entry, [wholeOf(entry), ...page.passages], data));
}

/** Removes what pages said that are no longer there: what editors list of them stays. */
export async function forgetSitePages(database: Database, paths: readonly string[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [contentLock]);
    const gone = "kind = 'page' and data ->> 'link' = any($1::text[])";
    await tx.query(
      `delete from passage where kind = 'page' and place > 0 and id in (select id from entry where ${gone})`,
      [paths],
    );
    await tx.query(`delete from entry where ${gone} and id >= ${firstUnlisted}`, [paths]);
    await tx.query(`update entry set data = data - 'version' where ${gone}`, [paths]);
  });
}

/** Words of the pages correct what is typed, too. */
export async function finishSitePages(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [contentLock]);
    await renewLexicon(tx);
  });
  await database.script('vacuum analyze entry, passage, search_word');
}
