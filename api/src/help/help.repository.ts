import type {
  HelpArticle,
  HelpArticleSummary,
  HelpCategory,
  HelpClassPage,
  HelpFacts,
  HelpHome,
  HelpTemplate,
} from '@site/shared/contract/help';
import type { ContentLink, Heading } from '@site/shared/contract/common';
import type { Figure } from '@site/shared/contract/show';
import { readCatalog } from '../content/catalog.repository';
import type { Database } from '../database/database';
import {
  type EntryRow,
  countEntries,
  findEntries,
  findEntry,
  findNeighbours,
  listEntries,
} from '../entries/entries.repository';
import { type PageRequest, notFound, offsetOf } from '../plugins/http-errors';
import { findClass, findHelpTree, leavesBeside } from './help-classes.repository';

export type HelpData = {
  author: string;
  keywords: string[];
  related: number[];
  headings: Heading[];
  figures?: Figure[];
  facts: HelpFacts;
  version?: string;
  minutes: number;
};

const linksPerCategory = 5;
const latestArticles = 10;
/** A page of a leaf, as the tree beside an article shows it. */
const siblingsOfArticle = 10;

export async function findHelpArticle(db: Database, id: number): Promise<HelpArticle> {
  const entry = await findEntry<HelpData>(db, 'help', id);
  if (!entry) throw notFound(`没有编号为 ${id} 的帮助文档`);
  const tree = await findHelpTree(db);
  const found = findClass(tree, entry.groupId);
  const leaves = found?.parent.secList.map((leaf) => leaf.id) ?? [entry.groupId];
  const [related, siblings, neighbours] = await Promise.all([
    findEntries(db, 'help', entry.data.related),
    listEntries(db, { kind: 'help', groupIds: [entry.groupId] }, 'id', { limit: siblingsOfArticle }),
    findNeighbours(db, { kind: 'help', groupIds: leaves }, 'id', id),
  ]);
  const { author, keywords, headings, figures = [], facts, version, minutes } = entry.data;
  const { title, summary, groupId: classId, updated, html } = entry;
  const breadcrumb = found ? [found.parent, found.leaf].map((one) => ({ id: one.id, name: one.name })) : [];
  return {
    ...{ id, title, summary, classId, author, updated, keywords, html, headings, figures, breadcrumb, minutes, facts },
    ...(version && { version }),
    related: related.map(linkOf),
    siblings: siblings.map(linkOf),
    ...neighbours,
  };
}

function linkOf({ id, title }: EntryRow<unknown>): ContentLink {
  return { id, title };
}

/** The articles of a leaf, or of all leaves of a first-level category. */
export async function findClassPage(db: Database, classId: number, page: PageRequest): Promise<HelpClassPage> {
  const tree = await findHelpTree(db);
  const found = findClass(tree, classId);
  if (!found) throw notFound(`没有编号为 ${classId} 的帮助分类`);
  const filter = { kind: 'help', groupIds: found.leafIds } as const;
  const total = await countEntries(db, filter);
  const slice = { limit: page.pageSize, offset: offsetOf(total, page) };
  const rows = await listEntries<HelpData>(db, filter, 'id', slice);
  return {
    list: rows.map((row) => summaryOf(row, tree)),
    total,
    ...page,
    category: found.leaf,
    others: leavesBeside(found),
  };
}

export async function findHelpHome(db: Database): Promise<HelpHome> {
  const tree = await findHelpTree(db);
  const categories = tree.map(async (category) => ({ ...category, articles: await firstArticles(db, category) }));
  const latest = await listEntries<HelpData>(db, { kind: 'help' }, 'newest', { limit: latestArticles });
  return { categories: await Promise.all(categories), latest: latest.map((row) => summaryOf(row, tree)) };
}

export async function findTemplates(db: Database): Promise<HelpTemplate[]> {
  const [ids, tree] = await Promise.all([readCatalog(db, 'helpTemplate'), findHelpTree(db)]);
  const found = ids.flatMap((id) => findClass(tree, id) ?? []);
  return Promise.all(
    found.map(async ({ leaf, leafIds, parent }) => {
      const filter = { kind: 'help', groupIds: leafIds } as const;
      const rows = await listEntries<HelpData>(db, filter, 'id', { limit: linksPerCategory });
      const summary = leaf.description || (rows[0]?.summary ?? '');
      const articles = rows.map(linkOf);
      return { id: leaf.id, pid: leaf.pid, name: leaf.name, icon: parent.icon, summary, articles };
    }),
  );
}

async function firstArticles(db: Database, { secList }: HelpCategory): Promise<ContentLink[]> {
  const filter = { kind: 'help', groupIds: secList.map((leaf) => leaf.id) } as const;
  const rows = await listEntries(db, filter, 'id', { limit: linksPerCategory });
  return rows.map(linkOf);
}

export function summaryOf(
  row: EntryRow<HelpData>,
  tree: readonly HelpCategory[],
  snippet?: string,
): HelpArticleSummary {
  const { id, title, summary, groupId: classId, updated } = row;
  const className = findClass(tree, classId)?.leaf.name ?? '';
  return { id, title, summary, classId, className, updated, snippet: snippet ?? summary };
}
