import type { RequestOf } from '@site/shared/calls/call';
import { readCollegeArticle } from '@site/shared/calls/college-article';
import { readCollegePage } from '@site/shared/calls/college-page';
import { listCollegeTypes } from '@site/shared/calls/college-types';
import type { ArticleType, CollegeArticle, CollegeArticlePage } from '@site/shared/contract/college';
import { listPageSize } from '@site/shared/contract/content-ids';
import { fetchBlock, fetchData } from '@site/shared/page/answers';

/** Every call of the college. */
export const collegeService = {
  /** The navigation; `null` when the call fails, as the page renders without it. */
  typesBlock: async (): Promise<ArticleType[] | null> => (await fetchBlock(listCollegeTypes, {}))?.list ?? null,

  /** Lectures of a type, or of all. @throws {Response} 404 for an unknown type or a page beyond the last */
  lectures: ({
    typeId,
    pageIndex = 1,
    pageSize = listPageSize,
  }: RequestOf<typeof readCollegePage>): Promise<CollegeArticlePage> =>
    fetchData(
      readCollegePage,
      { typeId, pageIndex, pageSize },
      `Lectures of type ${typeId ?? 'all'}, page ${pageIndex}`,
    ),

  /** @throws {Response} 404 for an unknown id */
  lecture: (id: number): Promise<CollegeArticle> => fetchData(readCollegeArticle, { id }, `Lecture ${id}`),
};
