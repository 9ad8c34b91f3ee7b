/** Kinds of content that have an id, a page or search results. */
export const entryKinds = ['page', 'help', 'topic', 'video', 'lecture', 'news', 'case', 'marketing'] as const;

export type EntryKind = (typeof entryKinds)[number];

/** A reference to other content, checked once everything is read. */
export type Reference = { kind: EntryKind | 'tag' | 'helpClass' | 'topicCategory'; id: number; line: number };

/** One row of the table `entry`; `data` holds the fields that only the page needs. */
export type Entry = {
  kind: EntryKind;
  id: number;
  groupId: number;
  sort: number;
  title: string;
  summary: string;
  tags: number[];
  published: string;
  updated: string;
  views: number;
  featured: boolean;
  html: string;
  plain: string;
  data: Record<string, unknown>;
};

/** An entry with its source file and its references. */
export type SourcedEntry = Entry & { file: string; hash: string; references: Reference[] };

/** A small set that is always loaded completely. */
export type Catalog = { name: string; file: string; items: unknown[]; hash: string };

/** Default values of an entry. */
export function emptyEntry(kind: EntryKind, id: number): Entry {
  return {
    kind,
    id,
    groupId: 0,
    sort: id,
    title: '',
    summary: '',
    tags: [],
    published: '',
    updated: '',
    views: 0,
    featured: false,
    html: '',
    plain: '',
    data: {},
  };
}
