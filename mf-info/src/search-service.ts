import { listPageSize } from '@site/shared/contract/content-ids';
import type { SearchKind, SearchPage, SearchSuggestion } from '@site/shared/contract/search';
import { http } from '@site/shared/http';
import { type Answer, dataOf, listIn, orNotFound, orNull } from '@site/shared/page/answers';

const searchPath = '/open/v1/search';
const suggestPath = '/open/v1/search/suggest';

type SearchQuery = { q: string; kind?: SearchKind | undefined; pageIndex?: number; pageSize?: number };

async function ask({ q, kind, pageIndex = 1, pageSize = listPageSize }: SearchQuery): Promise<SearchPage> {
  const params = { q, ...(kind && { kind }), pageIndex, pageSize };
  return listIn(await http.get<Answer<SearchPage>>('cms', searchPath, { params }), searchPath);
}

async function suggest(q: string, size: number): Promise<SearchSuggestion[]> {
  const params = { q, size };
  const answer = await http.get<Answer<{ suggest: SearchSuggestion[] }>>('cms', suggestPath, { params });
  return dataOf(answer, suggestPath).suggest;
}

/** The site's own search over everything it publishes. */
export const searchService = {
  /** @throws {Response} 404 for a page beyond the last */
  find: (query: SearchQuery): Promise<SearchPage> =>
    orNotFound(ask(query), `Search results, page ${query.pageIndex ?? 1}`),

  /** The best hits of one kind; `null` when the call fails. */
  groupBlock: async (q: string, kind: SearchKind, size: number) =>
    (await orNull(ask({ q, kind, pageSize: size })))?.list ?? null,

  /** Titles that begin or sound like the words, pinyin included; `null` when the call fails. */
  suggestBlock: (q: string, size: number) => orNull(suggest(q, size)),
};
