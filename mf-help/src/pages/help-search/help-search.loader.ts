import { typedText } from '@site/shared/page/typed-text';
import type { HelpBranch, HelpSearchPage, HelpSuggestion, HotWord } from '@site/shared/contract/help';
import { readPage } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { type SearchView, readSearchView, searchViewFields } from '@site/shared/page/search-view';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { helpService } from '../../help-service';

/** Where nothing answers, the nearest are shown as such, and no more than two. */
const nearestSize = 2;

export type HelpSearchData = {
  keyword: string;
  /** The first-level classification that the results are of; `null` for all. */
  category: number | null;
  view: SearchView;
  /** `null` without a keyword: the page then offers hot words. */
  results: HelpSearchPage | null;
  /** Titles nearest to the words, only without results. */
  nearest: HelpSuggestion[];
  hotWords: HotWord[] | null;
  tree: HelpBranch[] | null;
};

function readCategory({ url }: Request): number | null {
  const value = new URL(url).searchParams.get('category');
  if (value === null) return null;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : notFound(`Help results of the category ${value}`);
}

async function find(keyword: string, request: Request) {
  const [category, view] = [readCategory(request), readSearchView(request)];
  if (!keyword) return { category, view, results: null, nearest: [] };
  const chosen = category === null ? {} : { category };
  const results = await helpService.search({
    keywords: keyword,
    ...chosen,
    ...searchViewFields(view),
    pageIndex: readPage(request),
  });
  const isEmpty = results.categories.length === 0;
  return {
    category,
    view,
    results,
    nearest: (isEmpty && (await helpService.suggestBlock(keyword, nearestSize))) || [],
  };
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<HelpSearchData> {
  const keyword = typedText(params.keyword);
  const blocks = Promise.all([helpService.hotWordsBlock(), helpService.treeBlock()]);
  const found = await find(keyword, request);
  const [hotWords, tree] = await blocks;
  return { keyword, ...found, hotWords, tree };
}
