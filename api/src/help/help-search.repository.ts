import type { HandledRequest } from '@site/shared/calls/call';
import type { listHotWords } from '@site/shared/calls/help-hot-words';
import type { HelpArticlePage, HelpSuggestion, HotWord } from '@site/shared/contract/help';
import type { Paged } from '@site/shared/contract/common';
import { readCatalog } from '../content/catalog.repository';
import type { Database } from '../database/database';
import { type PageRequest, offsetOf } from '../plugins/http-errors';
import { splitKeywords } from '../search/keywords';
import { searchEntries, suggestEntries } from '../search/search.repository';
import { snippetAround } from '../search/snippet';
import { type HelpData, summaryOf } from './help.repository';
import { findHelpTree } from './help-classes.repository';

export async function findHelpArticles(db: Database, keywords: string, page: PageRequest): Promise<HelpArticlePage> {
  const text = splitKeywords(keywords);
  const { total, hits } = await searchEntries<HelpData>(db, text, ['help'], page);
  const tree = await findHelpTree(db);
  const list = hits.map((hit) => summaryOf(hit, tree, snippetAround(hit.plain, text)));
  return { list, total, ...page, category: null };
}

export async function findHelpSuggestions(db: Database, keyWord: string, size: number): Promise<HelpSuggestion[]> {
  const found = await suggestEntries(db, keyWord, ['help'], size);
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
