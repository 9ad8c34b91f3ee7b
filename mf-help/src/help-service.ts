import type { RequestOf } from '@site/shared/calls/call';
import { readHelpArticle } from '@site/shared/calls/help-article';
import { readHelpClassPage } from '@site/shared/calls/help-class-page';
import { sendHelpFeedback } from '@site/shared/calls/help-feedback';
import { readHelpHome } from '@site/shared/calls/help-home';
import { listHotWords } from '@site/shared/calls/help-hot-words';
import { searchHelp } from '@site/shared/calls/help-search';
import { suggestHelp } from '@site/shared/calls/help-suggest';
import { listHelpTemplates } from '@site/shared/calls/help-templates';
import { readHelpTree } from '@site/shared/calls/help-tree';
import { hotSearchPageSize, listPageSize } from '@site/shared/contract/content-ids';
import type {
  HelpArticle,
  HelpBranch,
  HelpClassPage,
  HelpFeedback,
  HelpHome,
  HelpSearchPage,
  HelpSuggestion,
  HelpTemplate,
  HotWord,
} from '@site/shared/contract/help';
import { http } from '@site/shared/http';
import { fetchBlock, fetchData } from '@site/shared/page/answers';

/**
 * Every call of the help centre, over its two back ends. A call whose name ends in `Block` is for optional content: it
 * returns `null` on failure or timeout.
 */
export const helpService = {
  home: (): Promise<HelpHome> => fetchData(readHelpHome, {}),

  tree: async (): Promise<HelpBranch[]> => (await fetchData(readHelpTree, {})).list,

  treeBlock: async (): Promise<HelpBranch[] | null> => (await fetchBlock(readHelpTree, {}))?.list ?? null,

  /** In browsers: the tree that a page was served with is not asked for again. */
  keepTree: (list: HelpBranch[]): void => http.keep(readHelpTree, {}, { code: 0, msg: 'ok', data: { list } }),

  templatesBlock: async (): Promise<HelpTemplate[] | null> => (await fetchBlock(listHelpTemplates, {}))?.list ?? null,

  hotWordsBlock: async (): Promise<HotWord[] | null> =>
    (await fetchBlock(listHotWords, { keyword: '', page: 1, size: hotSearchPageSize, state: 1 }))?.list ?? null,

  /** @throws {Response} 404 for an unknown id */
  article: (id: number): Promise<HelpArticle> => fetchData(readHelpArticle, { id }, `Help article ${id}`),

  /** @throws {Response} 404 for an unknown classification or a page beyond the last */
  articlesOf: (classId: number, pageIndex: number): Promise<HelpClassPage> =>
    fetchData(readHelpClassPage, { classId, pageIndex }, `Help classification ${classId}, page ${pageIndex}`),

  /** @throws {Response} 404 for a page beyond the last */
  search: ({ pageIndex = 1, ...query }: RequestOf<typeof searchHelp>): Promise<HelpSearchPage> =>
    fetchData(searchHelp, { ...query, pageIndex, pageSize: listPageSize }, `Help search, page ${pageIndex}`),

  /** Titles nearest to the words. */
  suggestBlock: async (keyWord: string, size: number): Promise<HelpSuggestion[] | null> =>
    (await fetchBlock(suggestHelp, { keyWord, size }))?.suggest ?? null,

  sendFeedback: async ({ articleId, islike, feedback = '' }: HelpFeedback): Promise<void> => {
    await http.send(sendHelpFeedback, { articleId, islike, feedback });
  },
};
