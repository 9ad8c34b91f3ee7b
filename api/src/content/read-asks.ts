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

export const asksFile = 'search/asks.json';

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

/** Words that were written before, in this file, lead to two places. */
function repeatedIn({ rows, source }: Read): ContentIssue[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ asks }, row) =>
    asks.flatMap((words, index) => {
      const line = source.lineOf([row, 'asks', index]);
      const before = lines.get(words);
      lines.set(words, before ?? line);
      return before === undefined ? [] : [{ file: asksFile, line, message: `“${words}”在第 ${before} 行已经写过` }];
    }),
  );
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

/**
 * The entries with the ways of asking that editors wrote for them and for their parts in `search/asks.json`. `named` is there by the
 * name of its file, though it may not be readable: that is its own fault alone.
 */
export function withAsks(
  entries: SourcedEntry[],
  files: readonly ContentFile[],
  named: readonly Pick<Entry, 'kind' | 'id'>[],
): { entries: SourcedEntry[]; issues: ContentIssue[] } {
  const file = files.find(({ path }) => path === asksFile);
  if (!file) return { entries, issues: [] };
  const source = new DataSource(file.path, file.text);
  const { value: rows, issues } = source.check(Type.Array(Asked));
  if (rows === undefined) return { entries, issues };
  const known = new Map(entries.map((entry) => [keyOfEntry(entry), entry]));
  const unread = new Set(named.map(({ kind, id }) => `${kind}/${id}`));
  const faults = rows.flatMap((row, index) => {
    const entry = known.get(keyOf(row.link));
    const message = entry || !unread.has(keyOf(row.link)) ? faultOf(row, entry) : undefined;
    return message ? [{ file: asksFile, line: source.lineOf([index, row.at && entry ? 'at' : 'link']), message }] : [];
  });
  const rowsOf = (entry: SourcedEntry) => rows.filter(({ link }) => keyOf(link) === keyOfEntry(entry));
  return {
    entries: entries.map((entry) => asked(entry, rowsOf(entry))),
    issues: [...faults, ...repeatedIn({ rows, source })],
  };
}
