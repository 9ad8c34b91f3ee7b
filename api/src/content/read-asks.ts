import { createHash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { passageRowsOf } from '../passages/entry-passages';
import { isAt } from '../passages/part-asks';
import type { Asks } from './asks-of';
import type { ContentFile } from './content-files';
import type { ContentIssue } from './content-issue';
import { NonEmptyText } from './content-schemas';
import { DataSource } from './data-source';
import type { Entry, SourcedEntry } from './entry';
import { referenceOfLink } from './link-reference';

/** Each file of this folder lists ways of asking, of whatever entries its editors keep together. */
const asksFolder = 'search/asks/';

export const isAsksFile = (path: string): boolean => path.startsWith(asksFolder) && path.endsWith('.json');

const Asked = Type.Object(
  {
    link: Type.String({ pattern: '^/' }),
    /** The heading or the id of a part; without it the whole page is asked for. */
    at: Type.Optional(NonEmptyText),
    asks: Type.Array(NonEmptyText, { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
);

type AskedFor = Static<typeof Asked>;
type Read = { rows: readonly AskedFor[]; source: DataSource };
type Entries = { known: ReadonlyMap<string, SourcedEntry>; unread: ReadonlySet<string> };

/** The key of what an address leads to: pages are known by their address, all else by kind and number. */
function keyOf(link: string): string {
  const reference = referenceOfLink(link);
  return reference ? `${reference.kind}/${reference.id}` : link;
}

const keyOfEntry = ({ kind, id, data }: Entry) => (kind === 'page' ? String(data['link']) : `${kind}/${id}`);

/** The parts of a page of a section are not known before the site runs: there the words of a part that is gone go to the whole page. */
const hasPart = (entry: SourcedEntry, at: string) =>
  entry.kind === 'page' || passageRowsOf(entry).some((row) => isAt(row, at));

function faultOf({ link, at }: AskedFor, entry: SourcedEntry | undefined): string | undefined {
  if (!entry) return `没有 ${link} 这个地址，请核对；网站的页面要先列在 pages.json 里`;
  if (entry.kind === 'help' && at === undefined) return `${entry.file} 的问法写在那篇文章自己的 asks 里`;
  return at === undefined || hasPart(entry, at) ? undefined : `${link} 没有“${at}”这一节，请照抄那一节的标题`;
}

/** Words that were written before, in this or another of the files, lead to two places. Lines are looked for where they are told: that is slow. */
function repeatedIn(reads: readonly Read[]): ContentIssue[] {
  const written = reads.flatMap(({ rows, source }) =>
    rows.flatMap(({ asks }, row) => asks.map((words, index) => ({ words, source, path: [row, 'asks', index] }))),
  );
  const first = new Map<string, (typeof written)[number]>();
  return written.flatMap((one) => {
    const before = first.get(one.words);
    if (!before) first.set(one.words, one);
    if (!before) return [];
    const place = `${before.source.file}:${before.source.lineOf(before.path)}`;
    const message = `“${one.words}”在 ${place} 已经写过`;
    return [{ file: one.source.file, line: one.source.lineOf(one.path), message }];
  });
}

/** Rows that lead nowhere. An entry that is there by the name of its file, though it may not be readable, is that file's own fault alone. */
function danglingIn({ rows, source }: Read, { known, unread }: Entries): ContentIssue[] {
  return rows.flatMap((row, index) => {
    const entry = known.get(keyOf(row.link));
    const message = entry || !unread.has(keyOf(row.link)) ? faultOf(row, entry) : undefined;
    const line = source.lineOf([index, row.at && entry ? 'at' : 'link']);
    return message ? [{ file: source.file, line, message }] : [];
  });
}

function asksFrom(rows: readonly AskedFor[], { asks = [] }: Asks): Asks {
  const parts = rows.flatMap((row) => (row.at === undefined ? [] : [{ at: row.at, asks: row.asks }]));
  return { asks: [...asks, ...rows.flatMap((row) => (row.at === undefined ? row.asks : []))], partAsks: parts };
}

/** An entry that is asked for otherwise is another one. */
function asked(entry: SourcedEntry, rows: readonly AskedFor[]): SourcedEntry {
  if (rows.length === 0) return entry;
  const hash = createHash('sha256').update(entry.hash).update(JSON.stringify(rows)).digest('hex');
  return { ...entry, hash, data: { ...entry.data, ...asksFrom(rows, entry.data) } };
}

function groupedByKey(rows: readonly AskedFor[]): Map<string, AskedFor[]> {
  const groups = new Map<string, AskedFor[]>();
  for (const row of rows) groups.set(keyOf(row.link), [...(groups.get(keyOf(row.link)) ?? []), row]);
  return groups;
}

/**
 * The entries with the ways of asking that editors wrote for them and for their parts in `search/asks/`. `named` is there by the
 * name of its file, though it may not be readable.
 */
export function withAsks(
  entries: SourcedEntry[],
  files: readonly ContentFile[],
  named: readonly Pick<Entry, 'kind' | 'id'>[],
): { entries: SourcedEntry[]; issues: ContentIssue[] } {
  const checked = files
    .filter(({ path }) => isAsksFile(path))
    .map(({ path, text }) => {
      const source = new DataSource(path, text);
      return { source, ...source.check(Type.Array(Asked)) };
    });
  const reads = checked.flatMap(({ source, value }) => (value ? [{ source, rows: value }] : []));
  const known = new Map(entries.map((entry) => [keyOfEntry(entry), entry]));
  const unread = new Set(named.map(({ kind, id }) => `${kind}/${id}`));
  const rows = groupedByKey(reads.flatMap((read) => read.rows));
  return {
    entries: entries.map((entry) => asked(entry, rows.get(keyOfEntry(entry)) ?? [])),
    issues: [
      ...checked.flatMap(({ issues }) => issues),
      ...reads.flatMap((read) => danglingIn(read, { known, unread })),
      ...repeatedIn(reads),
    ],
  };
}
