import type { CollegeArticlePage } from '@site/shared/contract/college';
import { pageCanonical, pagesOf, withPage } from '@site/shared/page/list-pages';
import type { PageHandle } from '@site/shared/page/page-handle';
import { readPage } from '@site/shared/page/page-number';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ListColumns } from '../../components/list-columns';
import { newsWords } from '../../content/news-words';
import { mobileNews, newsAddress, portalAddress } from '../../info-addresses';
import { newsService } from '../../news-service';
import { NewsListRows } from './news-list-rows';
import { NewsListWays } from './news-list-ways';

const crumbs = [
  { name: '首页', link: '/' },
  { name: newsWords.name, link: newsAddress },
];

export function loader({ request }: LoaderFunctionArgs): Promise<CollegeArticlePage> {
  return newsService.page(readPage(request));
}

export const handle: PageHandle<CollegeArticlePage> = {
  layout: 'default',
  header: 'solid',
  query: ['page'],
  head: ({ pageIndex, list }, { site }) => ({
    title: `${withPage(newsWords.title, pageIndex)}-${site.brand}`,
    description:
      pageIndex > 1 ? `第 ${pageIndex} 页：${list.map(({ title }) => title).join('、')}。` : newsWords.description,
    keywords: newsWords.keywords,
    canonical: pageCanonical(newsAddress, pageIndex),
    ...(pageIndex === 1 && { alternate: mobileNews }),
    breadcrumb: crumbs,
  }),
};

/** What happened at the company, newest first. */
export function Component() {
  const news = useLoaderData<typeof loader>();

  return (
    <ListColumns crumbs={crumbs} heading={newsWords.name} words={newsWords.words} rail={<NewsListWays />}>
      {news.list.length === 0 ? (
        <EmptyState words={newsWords.empty}>
          <MoreLink to={portalAddress}>{newsWords.toPortal}</MoreLink>
        </EmptyState>
      ) : (
        <>
          <NewsListRows news={news.list} />
          <Pagination page={news.pageIndex} pages={pagesOf(news)} path={newsAddress} />
        </>
      )}
    </ListColumns>
  );
}
