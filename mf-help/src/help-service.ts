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
import { type Answer, dataOf, type List, listIn, orNotFound, orNull } from '@site/shared/page/answers';

const treePath = '/v1/help_center/classification/all_level_one';
const templatesPath = '/v1/help_center/classification/recommended_templates';
const hotSearchPath = '/v1/help_center/hot_search/page';
const homePath = '/liveajax/GetHelpCenterHomeData';
const articlePath = '/liveajax/GetHelpArticle';
const feedbackPath = '/liveajax/HelpArticleFeedback';

/** The one call with three bodies (content.md §6 no. 12); its 404 is the page's 404. */
function askArticles<T>(body: HelpArticleQuery, what: string, timeout?: number): Promise<Answer<T>> {
  return orNotFound(http.post<Answer<T>>('live', articlePath, body, timeout ? { timeout } : {}), what);
}

async function askPage(body: HelpArticleQuery, what: string, timeout?: number): Promise<HelpArticlePage> {
  return listIn(await askArticles<HelpArticlePage>(body, what, timeout), articlePath);
}

function listOf<T>(answer: Answer<List<T>> | null, path: string): T[] {
  return listIn(answer, path).list;
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
  article: async (id: number): Promise<HelpArticle> =>
    dataOf(await askArticles<HelpArticle>({ id }, `Help article ${id}`), articlePath),

  /** @throws {Response} 404 for an unknown classification or a page beyond the last */
  articlesOf: (classId: number, pageIndex: number): Promise<HelpArticlePage> =>
    askPage({ classId, pageIndex }, `Help classification ${classId}, page ${pageIndex}`),

  /** The articles that stand beside one in the tree. */
  siblingsBlock: (classId: number): Promise<HelpArticleSummary[] | null> =>
    orNull(askPage({ classId, pageIndex: 1 }, `Help classification ${classId}`, blockBudget).then(({ list }) => list)),

  /** @throws {Response} 404 for a page beyond the last */
  search: (keywords: string, pageIndex: number): Promise<HelpArticlePage> =>
    askPage({ keywords, pageIndex, pageSize: listPageSize }, `Help search, page ${pageIndex}`),

  sendFeedback: async ({ articleId, islike, feedback = '' }: HelpFeedback): Promise<void> => {
    await http.post('live', feedbackPath, { articleId, islike, feedback }, { form: true });
  },
};
