import type { CollegeArticle, CollegeArticleSummary } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import { companyNewsType } from '@site/shared/contract/content-ids';
import type { PageHandle } from '@site/shared/page/page-handle';
import { orNull } from '@site/shared/page/answers';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { readingHead } from '../../components/reading/reading-head-data';
import { newsCopy } from '../../content/news-article';
import { lectureAddress, pcAddresses } from '../../mobile-addresses';
import { mobileBlocks } from '../../mobile-blocks';
import { mobileContent } from '../../mobile-content';
import { queryId } from '../../query-id';
import { NewsArticleList } from './news-article-list';
import { NewsArticleReading } from './news-article-reading';

/** More than exist: the URL has no page number. */
const listSize = 30;

/** Below the article stand this many others; one more is requested, since it may be this one. */
const othersSize = 4;

type NewsData =
  | { article: WithoutText<CollegeArticle>; html: string; others: readonly CollegeArticleSummary[] }
  | { article: null; html?: never; others: readonly CollegeArticleSummary[] };

/** Without an id the list; a lecture has a page of its own. */
export async function loader({ request }: LoaderFunctionArgs): Promise<NewsData> {
  const id = queryId(request, 'id', 'Company news');
  if (id === undefined) return { article: null, others: (await mobileContent.news(listSize)).list };
  const [{ html, ...article }, newest] = await Promise.all([
    mobileContent.article(id),
    orNull(mobileBlocks.lectures(companyNewsType, othersSize + 1)),
  ]);
  if (article.type !== companyNewsType) throw redirect(lectureAddress(id));
  return { article, html, others: newest?.filter((other) => other.id !== id).slice(0, othersSize) ?? [] };
}

export const handle: PageHandle<NewsData> = {
  served: ['html'],
  layout: 'default',
  footer: 'compact',
  device: 'mobile',
  query: ['id'],
  head: ({ article }, context) => {
    const { title, description, keywords } = newsCopy.head;
    if (!article)
      return { title: `${title}-${context.site.brand}`, description, keywords, canonical: pcAddresses.newsList };
    return readingHead(
      {
        article,
        schemaType: 'NewsArticle',
        section: newsCopy.name,
        keywords: [article.title, ...keywords.slice(0, 3)],
        canonical: pcAddresses.news(article.id),
      },
      context,
    );
  },
};

export function Component() {
  const { article, html, others } = useLoaderData<typeof loader>();
  if (!article) return <NewsArticleList news={others} />;
  return <NewsArticleReading article={article} html={html} others={others} />;
}
