import { listDescription } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { readPage } from '@site/shared/page/page-number';
import { Pagination } from '@site/shared/ui/pagination';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { CategoryIndex } from '../../components/category-index';
import { ListColumns } from '../../components/list-columns';
import { pageCanonical, pagesOf, withPage } from '@site/shared/page/list-pages';
import { PortalHeader } from '../../components/portal-header';
import { infoHotCopy } from '../../content/info-hot';
import { portalCopy } from '../../content/portal';
import { hotAddress, portalAddress } from '../../info-addresses';
import { infoService } from '../../info-service';
import { InfoHotRanking } from './info-hot-ranking';

export async function loader({ request }: LoaderFunctionArgs) {
  const [hot, categories] = await Promise.all([infoService.hot(readPage(request)), infoService.categoriesBlock()]);
  return { hot, categories };
}

const crumbs = [
  { name: '首页', link: '/' },
  { name: portalCopy.name, link: portalAddress },
  { name: infoHotCopy.heading, link: hotAddress },
];

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  layout: 'default',
  header: 'solid',
  query: ['page'],
  head: ({ hot }, { site }) => ({
    title: `${withPage(infoHotCopy.title, hot.pageIndex)}-${site.brand}`,
    description: listDescription(infoHotCopy.description, {
      name: infoHotCopy.heading,
      pageIndex: hot.pageIndex,
      items: hot.list,
    }),
    keywords: ['直播资讯', '直播运营', '企业直播'],
    canonical: pageCanonical(hotAddress, hot.pageIndex),
    breadcrumb: crumbs,
  }),
};

/** The articles by how often they were read. */
export function Component() {
  const { hot, categories } = useLoaderData<typeof loader>();

  return (
    <>
      <PortalHeader tab="hot" />
      <ListColumns
        crumbs={crumbs}
        heading={infoHotCopy.heading}
        text={infoHotCopy.text}
        rail={<CategoryIndex categories={categories} />}
      >
        <InfoHotRanking hot={hot} />
        <Pagination page={hot.pageIndex} pages={pagesOf(hot)} path={hotAddress} />
      </ListColumns>
    </>
  );
}
