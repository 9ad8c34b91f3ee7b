import type { ArticleType, CollegeArticle, CollegeArticlePage } from '@site/shared/contract/college';
import { listPageSize } from '@site/shared/contract/content-ids';
import { blockBudget, http } from '@site/shared/http';
import { type Answer, dataOf, type List, listIn, orNotFound, orNull } from '@site/shared/page/answers';

/** Milliseconds that the specification gives the list (spec §7). */
export const listTimeout = 5_000;

const typesPath = '/VZCollege/articleTypeList';
const listPath = '/VZCollege/articleList';
const articlePath = '/VZCollege/articleinfo';

const onServer = typeof document === 'undefined';

type ListQuery = {
  /** Absent: all lectures. */
  typeId?: number | undefined;
  pageIndex?: number;
  pageSize?: number;
};

/** Every call of the college (spec §7, college and news); the list sends its parameters in the query of a POST. */
export const collegeService = {
  /** The navigation; `null` when the call fails: the page makes sense without it. */
  typesBlock: (): Promise<ArticleType[] | null> => {
    const call = http.get<Answer<List<ArticleType>>>('base', typesPath, onServer ? { timeout: blockBudget } : {});
    return orNull(call.then((answer) => listIn(answer, typesPath).list));
  },

  /** @throws {Response} 404 for an unknown type or a page beyond the last */
  lectures: ({ typeId, pageIndex = 1, pageSize = listPageSize }: ListQuery): Promise<CollegeArticlePage> => {
    const params = { ...(typeId !== undefined && { typeId }), pageIndex, pageSize };
    const call = http.post<Answer<CollegeArticlePage>>('base', listPath, undefined, { params, timeout: listTimeout });
    const what = `Lectures of type ${typeId ?? 'all'}, page ${pageIndex}`;
    return orNotFound(
      call.then((answer) => listIn(answer, listPath)),
      what,
    );
  },

  /** @throws {Response} 404 for an unknown id */
  lecture: (id: number): Promise<CollegeArticle> => {
    const call = http.get<Answer<CollegeArticle>>('base', articlePath, { params: { id } });
    return orNotFound(
      call.then((answer) => dataOf(answer, articlePath)),
      `Lecture ${id}`,
    );
  },
};
