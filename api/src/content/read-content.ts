import type { ContentFault } from './content-fault';
import type { ContentFile } from './content-files';
import type { Catalog, SourcedEntry } from './entry';
import { markdownKinds } from './markdown-kinds';
import { readCatalogs } from './read-catalogs';
import { readMarkdown } from './read-markdown';
import { readMarketing } from './read-marketing';
import { readPages } from './read-pages';
import { findDangling } from './references';

export type ReadContent = { entries: SourcedEntry[]; catalogs: Catalog[]; faults: ContentFault[] };

/** Reads and checks all content without touching the database. */
export function readContent(files: readonly ContentFile[]): ReadContent {
  const { catalogs, faults } = readCatalogs(files);
  const read = files.flatMap((file) => readEntryFile(file) ?? []);
  const entries = read.flatMap(({ results }) => results);
  return {
    entries,
    catalogs: [...catalogs.values()],
    faults: [
      ...files.flatMap(findBrokenText),
      ...faults,
      ...read.flatMap((one) => one.faults),
      ...findTwins(entries),
      ...findDangling(entries, catalogs),
    ],
  };
}

function readEntryFile({ path, text }: ContentFile) {
  if (path === 'pages.json') return readPages(path, text);
  if (/^marketing\/[^/]+\.json$/.test(path)) return readMarketing(path, text);
  const kind = markdownKinds.find((candidate) => path.startsWith(`${candidate.folder}/`) && path.endsWith('.md'));
  return kind && readMarkdown(kind, path, text);
}

/** A replacement character tells of a file that was not UTF-8; PostgreSQL refuses NUL. */
function findBrokenText({ path, text }: ContentFile): ContentFault[] {
  const place = text.search(/[\uFFFD\0]/);
  return place < 0 ? [] : [{ file: path, line: text.slice(0, place).split('\n').length, message: 'not UTF-8 text' }];
}

function findTwins(entries: readonly SourcedEntry[]): ContentFault[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ kind, id, file }) => {
    const twin = first.get(`${kind}/${id}`);
    first.set(`${kind}/${id}`, file);
    return twin ? [{ file, line: 1, message: `id ${id} is also the id of ${twin}` }] : [];
  });
}
