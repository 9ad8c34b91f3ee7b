import { hotSearchPageSize, listPageSize } from '@site/shared/contract/content-ids';
import type {
  HelpArticle,
  HelpArticlePage,
  HelpArticleQuery,
  HelpArticleSummary,
  HelpCategory,
  HelpFeedback,
  HelpHome,
  HelpTemplate,
  HotWord,
} from '@site/shared/contract/help';
import { blockBudget, http } from '@site/shared/http';
import { notFound } from '@site/shared/page/responses';
import { statusOf } from '@site/shared/page/status-of';

type Answer<T> = { data: T };
type List<T> = { list: T[] };

const treePath = '/v1/help_center/classification/all_level_one';
const templatesPath = '/v1/help_center/classification/recommended_templates';
const hotSearchPath = '/v1/help_center/hot_search/page';
const homePath = '/liveajax/GetHelpCenterHomeData';
const articlePath = '/liveajax/GetHelpArticle';
const feedbackPath = '/liveajax/HelpArticleFeedback';

/** A wrong shape counts as a failed call (faults.md F11): better no list than a page that breaks on it. */
function listOf<T>(answer: Answer<List<T>> | null, path: string): T[] {
  const list = answer?.data?.list;
  if (!Array.isArray(list)) throw new Error(`${path} answered without a list.`);
  return list;
}

function dataOf<T>(answer: Answer<T> | null, path: string): T {
  if (!answer?.data) throw new Error(`${path} answered without data.`);
  return answer.data;
}

const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/** The one call with three bodies (content.md §6 no. 12); its 404 is the page's 404. */
async function askArticles<T>(body: HelpArticleQuery, what: string, timeout?: number): Promise<T> {
  try {
    const answer = await http.post<Answer<T>>('live', articlePath, body, timeout ? { timeout } : {});
    return dataOf(answer, articlePath);
  } catch (error) {
    return statusOf(error) === 404 ? notFound(what) : Promise.reject(error);
  }
}

/**
 * Every call of the help centre, over its two back ends (content.md §6 no. 13). A call whose name ends in `Block` is for
 * something the page makes sense without: it answers `null` when it fails or takes longer than 800 ms.
 */
export const helpService = {
  home: async (): Promise<HelpHome> => dataOf(await http.get<Answer<HelpHome>>('live', homePath), homePath),

  tree: async (): Promise<HelpCategory[]> =>
    listOf(await http.get<Answer<List<HelpCategory>>>('cms', treePath), treePath),

  treeBlock: (): Promise<HelpCategory[] | null> =>
    orNull(http.block<Answer<List<HelpCategory>>>('cms', treePath).then((answer) => listOf(answer, treePath))),

  templatesBlock: (): Promise<HelpTemplate[] | null> =>
    orNull(
      http.block<Answer<List<HelpTemplate>>>('cms', templatesPath).then((answer) => listOf(answer, templatesPath)),
    ),

  hotWordsBlock: (): Promise<HotWord[] | null> => {
    const body = { keyword: '', page: 1, size: hotSearchPageSize, state: 1 };
    const call = http.post<Answer<List<HotWord>>>('cms', hotSearchPath, body, { timeout: blockBudget });
    return orNull(call.then((answer) => listOf(answer, hotSearchPath)));
  },

  /** @throws {Response} 404 for an unknown id */
  article: (id: number): Promise<HelpArticle> => askArticles<HelpArticle>({ id }, `Help article ${id}`),

  /** @throws {Response} 404 for an unknown classification or a page beyond the last */
  articlesOf: (classId: number, pageIndex: number): Promise<HelpArticlePage> =>
    askArticles<HelpArticlePage>({ classId, pageIndex }, `Help classification ${classId}, page ${pageIndex}`),

  /** The articles that stand beside one in the tree. */
  siblingsBlock: (classId: number): Promise<HelpArticleSummary[] | null> =>
    orNull(
      askArticles<HelpArticlePage>({ classId, pageIndex: 1 }, `Help classification ${classId}`, blockBudget).then(
        ({ list }) => list,
      ),
    ),

  /** @throws {Response} 404 for a page beyond the last */
  search: (keywords: string, pageIndex: number): Promise<HelpArticlePage> =>
    askArticles<HelpArticlePage>({ keywords, pageIndex, pageSize: listPageSize }, `Help search, page ${pageIndex}`),

  sendFeedback: async ({ articleId, islike, feedback = '' }: HelpFeedback): Promise<void> => {
    await http.post('live', feedbackPath, { articleId, islike, feedback }, { form: true });
  },
};
