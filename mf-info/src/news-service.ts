import type { CollegeArticle, CollegeArticlePage } from '@site/shared/contract/college';
import { companyNewsType, listPageSize } from '@site/shared/contract/content-ids';
import { http } from '@site/shared/http';
import { type Answer, dataOf, listIn, orNotFound, orNull } from '@site/shared/page/answers';

/** Milliseconds that the specification gives the list (spec §7). */
export const listTimeout = 5_000;

const listPath = '/VZCollege/articleList';
const articlePath = '/VZCollege/articleinfo';

async function askList(pageIndex: number, pageSize: number): Promise<CollegeArticlePage> {
  const params = { typeId: companyNewsType, pageIndex, pageSize };
  const answer = await http.post<Answer<CollegeArticlePage>>('base', listPath, undefined, {
    params,
    timeout: listTimeout,
  });
  return listIn(answer, listPath);
}

async function askArticle(id: number): Promise<CollegeArticle> {
  return dataOf(await http.get<Answer<CollegeArticle>>('base', articlePath, { params: { id } }), articlePath);
}

/** Company news; the service keeps it beside the lectures, as a type of its own (content.md §6 no. 33). */
export const newsService = {
  /** @throws {Response} 404 for a page beyond the last */
  page: (pageIndex: number): Promise<CollegeArticlePage> =>
    orNotFound(askList(pageIndex, listPageSize), `Company news, page ${pageIndex}`),

  /** The newest few; `null` when the call fails. */
  newestBlock: async (size: number) => (await orNull(askList(1, size)))?.list ?? null,

  /** News or a lecture. @throws {Response} 404 for an unknown id */
  article: (id: number): Promise<CollegeArticle> => orNotFound(askArticle(id), `Company news ${id}`),
};
