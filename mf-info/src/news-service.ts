import { readCollegeArticle } from '@site/shared/calls/college-article';
import { readCollegePage } from '@site/shared/calls/college-page';
import type { CollegeArticle, CollegeArticlePage } from '@site/shared/contract/college';
import { companyNewsType, listPageSize } from '@site/shared/contract/content-ids';
import { fetchBlock, fetchData } from '@site/shared/page/answers';

const typeId = companyNewsType;

/** Company news; the service keeps it beside the lectures, as a type of its own. */
export const newsService = {
  /** @throws {Response} 404 for a page beyond the last */
  page: (pageIndex: number): Promise<CollegeArticlePage> =>
    fetchData(readCollegePage, { typeId, pageIndex, pageSize: listPageSize }, `Company news, page ${pageIndex}`),

  /** The newest few; `null` when the call fails. */
  newestBlock: async (pageSize: number) =>
    (await fetchBlock(readCollegePage, { typeId, pageIndex: 1, pageSize }))?.list ?? null,

  /** News or a lecture. @throws {Response} 404 for an unknown id */
  article: (id: number): Promise<CollegeArticle> => fetchData(readCollegeArticle, { id }, `Company news ${id}`),
};
