import { typedText } from '@site/shared/page/typed-text';
import type { HelpArticlePage, HelpCategory, HotWord } from '@site/shared/contract/help';
import { readPage } from '@site/shared/page/page-number';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { helpService } from '../../help-service';

export type HelpSearchData = {
  keyword: string;
  /** `null` without a keyword: the page then offers hot words. */
  results: HelpArticlePage | null;
  hotWords: HotWord[] | null;
  tree: HelpCategory[] | null;
};

export async function loader({ params, request }: LoaderFunctionArgs): Promise<HelpSearchData> {
  const keyword = typedText(params.keyword);
  const blocks = Promise.all([helpService.hotWordsBlock(), helpService.treeBlock()]);
  const results = keyword ? await helpService.search(keyword, readPage(request)) : null;
  const [hotWords, tree] = await blocks;
  return { keyword, results, hotWords, tree };
}
