import type { RequestOf } from '@site/shared/calls/call';
import { searchSite } from '@site/shared/calls/site-search';
import { suggestSite } from '@site/shared/calls/site-suggest';
import { listPageSize } from '@site/shared/contract/content-ids';
import type { SearchPage } from '@site/shared/contract/search';
import { fetchBlock, fetchData } from '@site/shared/page/answers';

type SearchQuery = RequestOf<typeof searchSite>;

/** The site's own search over everything it publishes. */
export const searchService = {
  /** @throws {Response} 404 for a page beyond the last */
  find: ({ pageIndex = 1, pageSize = listPageSize, ...query }: SearchQuery): Promise<SearchPage> =>
    fetchData(searchSite, { ...query, pageIndex, pageSize }, `Search results, page ${pageIndex}`),

  /** Titles with the query as a prefix, pinyin included; `null` when the call fails. */
  suggestBlock: async (q: string, size: number) => (await fetchBlock(suggestSite, { q, size }))?.suggest ?? null,
};
