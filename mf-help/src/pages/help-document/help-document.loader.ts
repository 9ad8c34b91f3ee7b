import type { HelpArticle, HelpBranch } from '@site/shared/contract/help';
import type { WithoutText } from '@site/shared/page/article-text';
import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { helpService } from '../../help-service';
import { withCopyButtons, withHeadingLinks } from './help-document-html';

export type HelpDocumentData = {
  article: WithoutText<HelpArticle>;
  html: string;
  tree: HelpBranch[] | null;
};

export async function loader({ params }: LoaderFunctionArgs): Promise<HelpDocumentData> {
  const id = readId(params.id, 'Help article') ?? notFound('Help article without an id');
  const [{ html, ...article }, tree] = await Promise.all([helpService.article(id), helpService.treeBlock()]);
  return { article, html: withCopyButtons(withHeadingLinks(html)), tree };
}
