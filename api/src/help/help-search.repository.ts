import type { HandledRequest } from '@site/shared/calls/call';
import type { listHotWords } from '@site/shared/calls/help-hot-words';
import type { searchHelp } from '@site/shared/calls/help-search';
import type { HelpCategory, HelpSearchPage, HelpSuggestion, HotWord } from '@site/shared/contract/help';
import type { Paged } from '@site/shared/contract/common';
import { readCatalog } from '../content/catalog.repository';
import type { Database } from '../database/database';
import { offsetOf } from '../plugins/http-errors';
import { search, suggest } from '../search/search';
import { answerOf } from '../search/site-search';
import { snippetAround } from '../search/snippet';
import { type HelpData, summaryOf } from './help.repository';
import { findHelpTree } from './help-classes.repository';

type HelpRequest = HandledRequest<typeof searchHelp>;

/** Hits of each first-level classification, without empty ones. */
function countCategories(tree: readonly HelpCategory[], groups: Record<string, number>): HelpSearchPage['categories'] {
  const counts = tree.map(({ id, name, secList }) => ({
    ...{ id, name },
    count: secList.reduce((sum, leaf) => sum + (groups[leaf.id] ?? 0), 0),
  }));
  return counts.filter(({ count }) => count > 0);
}

export async function findHelpArticles(db: Database, request: HelpRequest): Promise<HelpSearchPage> {
  const { keywords, category, order, exact, pageIndex, pageSize } = request;
  const page = { pageIndex, pageSize };
  const tree = await findHelpTree(db);
  const chosen = category === undefined ? undefined : tree.find(({ id }) => id === category);
  const groupIds = category === undefined ? undefined : (chosen?.secList.map(({ id }) => id) ?? []);
  const { how, result } = await search<HelpData>(db, keywords, { among: ['help'], groupIds, order, page }, exact);
  const list = result.hits.map((hit) => {
    const { anchor, heading } = hit.part ?? {};
    const snippet = answerOf(hit.part) ?? snippetAround(hit.plain, how.marks);
    return { ...summaryOf(hit, tree, snippet), ...(anchor && { anchor }), ...(heading && { heading }) };
  });
  const categories = countCategories(tree, result.groups);
  return { list, total: result.total, ...page, ...how, category: null, categories };
}

export async function findHelpSuggestions(db: Database, keyWord: string, size: number): Promise<HelpSuggestion[]> {
  const found = await suggest(db, keyWord, ['help'], size);
  return found.map(({ id, title }) => ({ label: title, value: id }));
}

type HotWordsRequest = HandledRequest<typeof listHotWords>;

export async function findHotWords(db: Database, request: HotWordsRequest): Promise<Paged<HotWord>> {
  const all = await readCatalog(db, 'hotWord');
  const matching = all
    .filter((word) => word.state === request.state && word.keyword.includes(request.keyword))
    .sort((a, b) => a.sort - b.sort);
  const page = { pageIndex: request.page, pageSize: request.size };
  const offset = offsetOf(matching.length, page);
  return { list: matching.slice(offset, offset + request.size), total: matching.length, ...page };
}
