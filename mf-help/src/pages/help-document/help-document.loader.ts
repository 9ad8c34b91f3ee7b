import type { HelpArticle, HelpArticleSummary, HelpCategory } from '@site/shared/contract/help';
import { readId } from '@site/shared/page/page-number';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { helpCenterAddress } from '../../help-addresses';
import { helpService } from '../../help-service';

export type HelpDocumentData = {
  article: HelpArticle;
  tree: HelpCategory[] | null;
  /** The articles of the same leaf, this one among them. */
  siblings: HelpArticleSummary[] | null;
};

/** Without an id: the help centre (content.md §6 no. 34). */
export async function loader({ params }: LoaderFunctionArgs): Promise<HelpDocumentData | Response> {
  const id = readId(params.id, 'Help article');
  if (id === undefined) return redirect(helpCenterAddress);

  const treeInTheMeantime = helpService.treeBlock();
  const article = await helpService.article(id);
  const [tree, siblings] = await Promise.all([treeInTheMeantime, helpService.siblingsBlock(article.classId)]);
  return { article, tree, siblings };
}
