import { createHash } from 'node:crypto';
import { chinaDay } from '@site/shared/contract/china-day';
import { type Database, type Queryable, onlyRow } from '../database/database';
import { hashContent, readContentFiles } from './content-files';
import { formatIssue, InvalidContent } from './content-issue';
import type { Catalog, SourcedEntry } from './entry';
import { lexiconOf } from '../search/lexicon';
import { storeLexicon } from '../search/lexicon.repository';
import { examplesIn } from '../search/leaning/examples-in';
import { fitLeaning, type Leaning } from '../search/leaning/fit-leaning';
import { storeLeaning } from '../search/leaning/leaning.repository';
import { searchVectorsOf } from '../search/entry-vectors';
import { unlistedHash } from '../passages/site-pages.repository';
import { passageRowsOf } from '../passages/entry-passages';
import { storePassages } from '../passages/passages.repository';
import { findSlips } from './markdown-slips';
import { contentLock, publishDue } from './publish-due';
import { type ReadContent, readContent } from './read-content';
import { readRevision } from './revision.repository';
import { sanitisePolicy } from './sanitise-html';
import { isDue } from './scheduled';

/** Increment when the importer stores different rows for the same files. */
const importerVersion = 13;
const salt = `${importerVersion}.${sanitisePolicy}`;

/** Paths of the files by what the import did with them; `unchanged` counts the rest. `warnings` are sentences with file and line. */
export type ImportReport = {
  revision: number;
  added: string[];
  changed: string[];
  removed: string[];
  unchanged: number;
  warnings: string[];
};

type Stored = { key: string; hash: string };
type Prepared = { key: string; file: string; hash: string };

/**
 * Synchronises the database with the folder in one transaction and raises the content revision if anything differs. What is
 * dated later than `today`, the day in China, waits for its day. Throws `InvalidContent` on validation errors and changes nothing.
 */
export async function importContent(
  database: Database,
  folder: string,
  today: string = chinaDay(new Date()),
): Promise<ImportReport> {
  const files = readContentFiles(folder);
  const hash = hashContent(files, salt);
  const warnings = findSlips(files).map(formatIssue);
  const known = await readRevision(database);
  if (known.hash === hash) {
    const { revision, published } = (await publishDue(database, today)) ?? { ...known, published: [] };
    const unchanged = files.length - published.length;
    return { revision, added: published, changed: [], removed: [], unchanged, warnings };
  }
  const content = readContent(files);
  if (content.issues.length > 0) throw new InvalidContent(content.issues);
  const live = content.entries.filter((entry) => isDue(entry, today));
  // Before the transaction: on the embedded database that one holds up every other statement.
  const leaning = await fitLeaning(examplesIn(live, content.catalogs));
  const report = await store(database, content, { hash, today, live, leaning });
  // The embedded database has no autovacuum that would merge the pending list of the search indexes.
  await database.script('vacuum analyze entry, passage, search_word, search_leaning');
  return { ...report, warnings };
}

/** What is stored beside the content itself; `live` is what of it may be seen today. */
type Version = { hash: string; today: string; live: readonly SourcedEntry[]; leaning: Leaning };

function store(
  database: Database,
  content: ReadContent,
  { hash, today, live, leaning }: Version,
): Promise<Omit<ImportReport, 'warnings'>> {
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [contentLock]);
    const entries = await storeEntries(tx, content.entries, today);
    const catalogs = await storeCatalogs(tx, content.catalogs);
    await storeLexicon(tx, lexiconOf(live, content.catalogs));
    await storeLeaning(tx, leaning);
    const report = {
      added: [...entries.added, ...catalogs.added],
      changed: [...entries.changed, ...catalogs.changed],
      removed: [...entries.removed, ...catalogs.removed],
      unchanged: entries.unchanged + catalogs.unchanged,
    };
    const differs = report.added.length + report.changed.length + report.removed.length > 0;
    return { revision: await raiseRevision(tx, hash, differs), ...report };
  });
}

async function raiseRevision(tx: Queryable, hash: string, differs: boolean): Promise<number> {
  const rows = await tx.query<{ revision: number }>(
    `insert into content_revision (revision, hash, imported_at) values (1, $1, now())
     on conflict (single) do update set revision = content_revision.revision + $2, hash = $1,
       imported_at = case when $2 = 0 then content_revision.imported_at else now() end
     returning revision`,
    [hash, differs ? 1 : 0],
  );
  return onlyRow(rows).revision;
}

type Difference = Omit<ImportReport, 'revision' | 'warnings'> & { write: Set<string>; remove: string[] };

function compare(stored: readonly Stored[], prepared: readonly Prepared[]): Difference {
  const before = new Map(stored.map(({ key, hash }) => [key, hash]));
  const now = new Set(prepared.map(({ key }) => key));
  const added = prepared.filter(({ key }) => !before.has(key));
  const changed = prepared.filter(({ key, hash }) => before.has(key) && before.get(key) !== hash);
  const remove = stored.map(({ key }) => key).filter((key) => !now.has(key));
  return {
    added: added.map(({ file }) => file),
    changed: changed.map(({ file }) => file),
    removed: remove,
    unchanged: prepared.length - added.length - changed.length,
    write: new Set([...added, ...changed].map(({ key }) => key)),
    remove,
  };
}

/** Where an entry stands is a part of its hash: one that is put off is another. */
const storedEntries = `
  select kind || '/' || id as key, hash from entry where hash <> '${unlistedHash}'
  union all select kind || '/' || id, 'scheduled ' || hash from scheduled_entry`;

async function storeEntries(tx: Queryable, entries: readonly SourcedEntry[], today: string): Promise<Difference> {
  const stored = await tx.query<Stored>(storedEntries);
  const prepared = entries.map((entry) => ({
    key: `${entry.kind}/${entry.id}`,
    file: entry.file,
    hash: `${isDue(entry, today) ? '' : 'scheduled '}${salted(entry.hash)}`,
  }));
  const difference = compare(stored, prepared);
  const written = entries.filter((entry) => difference.write.has(`${entry.kind}/${entry.id}`));
  const gone = [...difference.remove, ...difference.write];
  for (const table of ['entry', 'scheduled_entry'])
    await tx.query(`delete from ${table} where kind || '/' || id = any($1::text[])`, [gone]);
  await tx.query('insert into entry select * from jsonb_populate_recordset(null::entry, $1::jsonb)', [
    JSON.stringify(written.filter((entry) => isDue(entry, today)).map(rowOf)),
  ]);
  await tx.query(
    `insert into scheduled_entry (kind, id, published, hash, entry)
     select one ->> 'kind', (one ->> 'id')::int, one ->> 'published', one ->> 'hash', one from jsonb_array_elements($1::jsonb) as one`,
    [JSON.stringify(written.filter((entry) => !isDue(entry, today)).map(waitingRowOf))],
  );
  await storePassages(tx, gone, written.filter((entry) => isDue(entry, today)).flatMap(passageRowsOf));
  return difference;
}

async function storeCatalogs(tx: Queryable, catalogs: readonly Catalog[]): Promise<Difference> {
  const stored = await tx.query<Stored>('select name as key, hash from catalog');
  const prepared = catalogs.map(({ name, file, hash }) => ({ key: name, file, hash: salted(hash) }));
  const difference = compare(stored, prepared);
  const rows = catalogs
    .filter(({ name }) => difference.write.has(name))
    .map(({ name, items, hash }) => ({ name, items, hash: salted(hash) }));
  await tx.query('delete from catalog where name = any($1::text[])', [[...difference.remove, ...difference.write]]);
  await tx.query('insert into catalog select * from jsonb_populate_recordset(null::catalog, $1::jsonb)', [
    JSON.stringify(rows),
  ]);
  return difference;
}

function rowOf({ groupId, file: _file, references: _references, ...entry }: SourcedEntry): object {
  return { ...entry, group_id: groupId, hash: salted(entry.hash), ...searchVectorsOf(entry) };
}

/** Its passages come with it when its day has come. */
function waitingRowOf(entry: SourcedEntry): object {
  return { ...rowOf(entry), passages: passageRowsOf(entry) };
}

function salted(hash: string): string {
  return createHash('sha256').update(`${salt} ${hash}`).digest('hex');
}
