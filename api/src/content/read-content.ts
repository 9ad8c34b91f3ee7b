import type { ContentIssue } from './content-issue';
import type { ContentFile } from './content-files';
import type { Catalog, SourcedEntry } from './entry';
import { deriveCatalogs, findUnknownFeatures } from './derive-catalogs';
import { findUnknownFacts } from './fill-facts';
import { markdownKinds } from './markdown-kinds';
import { readCatalogs } from './read-catalogs';
import type { MediaIndex } from '@site/shared/contract/media-index';
import { readMediaIndex } from './media-source';
import { factCatalog, readFacts } from './read-facts';
import { readMarkdown } from './read-markdown';
import { readMarketing } from './read-marketing';
import { readPages } from './read-pages';
import { findDangling } from './references';

export type ReadContent = { entries: SourcedEntry[]; catalogs: Catalog[]; issues: ContentIssue[] };

/** Reads and validates all content without touching the database. */
export function readContent(files: readonly ContentFile[]): ReadContent {
  const { catalogs, issues } = readCatalogs(files);
  const facts = readFacts(files);
  const media = readMediaIndex(files, facts);
  const read = files.flatMap((file) => readEntryFile(file, media.index) ?? []);
  const entries = read.flatMap(({ results }) => results);
  return {
    entries,
    catalogs: [...deriveCatalogs(catalogs), factCatalog(facts)],
    issues: [
      ...files.flatMap(findBrokenText),
      ...files.flatMap((file) => findUnknownFacts(file, facts)),
      ...issues,
      ...findUnknownFeatures(catalogs),
      ...media.issues,
      ...read.flatMap((one) => one.issues),
      ...findDuplicates(entries),
      ...findDangling(entries, catalogs),
    ],
  };
}

function readEntryFile({ path, text }: ContentFile, media: MediaIndex) {
  if (path === 'pages.json') return readPages(path, text);
  if (/^marketing\/[^/]+\.json$/.test(path)) return readMarketing(path, text, media);
  const kind = markdownKinds.find((candidate) => path.startsWith(`${candidate.folder}/`) && path.endsWith('.md'));
  return kind && readMarkdown(kind, path, text, media);
}

/** A replacement character means that the file was not UTF-8; PostgreSQL rejects NUL. */
function findBrokenText({ path, text }: ContentFile): ContentIssue[] {
  const place = text.search(/[\uFFFD\0]/);
  return place < 0 ? [] : [{ file: path, line: text.slice(0, place).split('\n').length, message: 'not UTF-8 text' }];
}

function findDuplicates(entries: readonly SourcedEntry[]): ContentIssue[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ kind, id, file }) => {
    const duplicate = first.get(`${kind}/${id}`);
    first.set(`${kind}/${id}`, file);
    return duplicate ? [{ file, line: 1, message: `id ${id} is also the id of ${duplicate}` }] : [];
  });
}
