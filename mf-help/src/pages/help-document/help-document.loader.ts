import type { HelpArticle, HelpBranch } from '@site/shared/contract/help';
import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { helpService } from '../../help-service';

export type HelpDocumentData = {
  article: HelpArticle;
  tree: HelpBranch[] | null;
};

export async function loader({ params }: LoaderFunctionArgs): Promise<HelpDocumentData> {
  const id = readId(params.id, 'Help article') ?? notFound('Help article without an id');
  const [article, tree] = await Promise.all([helpService.article(id), helpService.treeBlock()]);
  return { article, tree };
}
