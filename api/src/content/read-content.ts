import type { ContentIssue } from './content-issue';
import type { ContentFile } from './content-files';
import type { Catalog, Entry, SourcedEntry } from './entry';
import { deriveCatalogs, findRaggedSecurity, findUnknownFeatures } from './derive-catalogs';
import { brokenFacts } from './fact-rules/fact-book';
import { findFactFaults } from './fact-rules/fact-rules';
import { findUnknownFacts } from './fill-facts';
import { kindOfFile } from './markdown-kinds';
import { withAsks } from './read-asks';
import { withPending } from './pending-facts';
import { readCatalogs } from './read-catalogs';
import { readMediaIndex } from './media-source';
import { factCatalog, readFacts } from './read-facts';
import { findUnwritten, readOpenPlatform } from './open-platform/read-open-platform';
import { type Beside, idOfFile, type ReadFile, readMarkdown } from './read-markdown';
import { readMarketing } from './read-marketing';
import { readPages } from './read-pages';
import { findDangling } from './references';

export type ReadContent = { entries: SourcedEntry[]; catalogs: Catalog[]; issues: ContentIssue[] };

const notReadable =
  '不是 UTF-8 编码，多半存成了 ANSI（GBK）：请在编辑器里“另存为”，编码选 UTF-8，再保存一次；已变成“�”的字要重新输入';

/** Reads and validates all content without touching the database. */
export function readContent(written: readonly ContentFile[]): ReadContent {
  const brokenLists = brokenFacts(written);
  const files = withPending(written, brokenLists);
  const { catalogs, issues } = readCatalogs(files);
  const facts = readFacts(files);
  const media = readMediaIndex(files, facts);
  const openPlatform = readOpenPlatform(files);
  const beside = { media: media.index, platform: openPlatform.platform };
  const read: ReadFile[] = files.flatMap((file) => readEntryFile(file, beside) ?? []);
  const named = files.flatMap(entryNamedBy);
  const asked = withAsks(
    read.flatMap(({ results }) => results),
    files,
    named,
  );
  const { entries } = asked;
  const broken = files.flatMap(findBrokenText);
  const unread = new Set(broken.map(({ file }) => file));
  const others = [
    ...files.flatMap((file) => findUnknownFacts(file, facts)),
    ...issues,
    ...findUnknownFeatures(catalogs),
    ...findRaggedSecurity(catalogs),
    ...findFactFaults(files, facts, brokenLists),
    ...media.issues,
    ...openPlatform.issues,
    ...findUnwritten(
      openPlatform.platform,
      read.flatMap(({ reference = [] }) => reference),
    ),
    ...read.flatMap((one) => one.issues),
    ...findDuplicates(entries),
    ...findDangling(entries, named, catalogs),
    ...asked.issues,
  ];
  return {
    entries,
    catalogs: [...deriveCatalogs(catalogs), factCatalog(facts)],
    issues: [...broken, ...others.filter(({ file }) => !unread.has(file))],
  };
}

function entryNamedBy({ path }: ContentFile): Pick<Entry, 'kind' | 'id'>[] {
  const kind = kindOfFile(path)?.kind ?? (path.startsWith('marketing/') ? 'marketing' : undefined);
  const id = idOfFile(path);
  return kind && id ? [{ kind, id }] : [];
}

function readEntryFile({ path, text }: ContentFile, beside: Beside): ReadFile | undefined {
  if (path === 'pages.json') return readPages(path, text);
  if (/^marketing\/[^/]+\.json$/.test(path)) return readMarketing(path, text, beside.media);
  const kind = kindOfFile(path);
  return kind && readMarkdown(kind, path, text, beside);
}

/** A replacement character means that the file was not UTF-8; PostgreSQL rejects NUL. */
export function findBrokenText({ path, text }: ContentFile): ContentIssue[] {
  const place = text.search(/[\uFFFD\0]/);
  return place < 0 ? [] : [{ file: path, line: text.slice(0, place).split('\n').length, message: notReadable }];
}

function findDuplicates(entries: readonly SourcedEntry[]): ContentIssue[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ kind, id, file }) => {
    const duplicate = first.get(`${kind}/${id}`);
    first.set(`${kind}/${id}`, file);
    return duplicate ? [{ file, line: 1, message: `编号 ${id} 已经被 ${duplicate} 用了，请换一个编号` }] : [];
  });
}
