import type { HelpArticle, HelpArticleSummary, HelpCategory } from '@site/shared/contract/help';
import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { helpService } from '../../help-service';

export type HelpDocumentData = {
  article: HelpArticle;
  tree: HelpCategory[] | null;
  /** The articles of the same leaf, this one among them. */
  siblings: HelpArticleSummary[] | null;
};

export async function loader({ params }: LoaderFunctionArgs): Promise<HelpDocumentData> {
  const id = readId(params.id, 'Help article') ?? notFound('Help article without an id');

  const pendingTree = helpService.treeBlock();
  const article = await helpService.article(id);
  const [tree, siblings] = await Promise.all([pendingTree, helpService.siblingsBlock(article.classId)]);
  return { article, tree, siblings };
}
