import { listDescription } from '@site/shared/page/description';
import type { CollegeArticlePage } from '@site/shared/contract/college';
import { pageCanonical, pagesOf, withPage } from '@site/shared/page/list-pages';
import type { PageHandle } from '@site/shared/page/page-handle';
import { readPage } from '@site/shared/page/page-number';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ListColumns } from '../../components/list-columns';
import { newsCopy } from '../../content/news';
import { newsListCopy } from '../../content/news-list';
import { mobileNews, newsAddress, portalAddress } from '../../info-addresses';
import { newsService } from '../../news-service';
import { NewsListRows } from './news-list-rows';
import { NewsListLinks } from './news-list-links';

const crumbs = [
  { name: '首页', link: '/' },
  { name: newsCopy.name, link: newsAddress },
];

export function loader({ request }: LoaderFunctionArgs): Promise<CollegeArticlePage> {
  return newsService.page(readPage(request));
}

export const handle: PageHandle<CollegeArticlePage> = {
  layout: 'default',
  header: 'solid',
  query: ['page'],
  head: ({ pageIndex, list }, { site }) => ({
    title: `${withPage(newsListCopy.title, pageIndex)}-${site.brand}`,
    description: listDescription(newsListCopy.description, { name: newsCopy.name, pageIndex, items: list }),
    keywords: newsCopy.keywords,
    canonical: pageCanonical(newsAddress, pageIndex),
    ...(pageIndex === 1 && { alternate: mobileNews }),
    breadcrumb: crumbs,
  }),
};

/** Company news, newest first. */
export function Component() {
  const news = useLoaderData<typeof loader>();

  return (
    <ListColumns crumbs={crumbs} heading={newsCopy.name} text={newsListCopy.text} rail={<NewsListLinks />}>
      {news.list.length === 0 ? (
        <EmptyState text={newsListCopy.empty}>
          <MoreLink to={portalAddress}>{newsListCopy.toPortal}</MoreLink>
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
