import { listDescription } from '@site/shared/page/description';
import { readMediaPage } from '@site/shared/calls/media-page';
import type { MediaReport } from '@site/shared/contract/site';
import type { Paged } from '@site/shared/contract/common';
import { listPageSize } from '@site/shared/contract/content-ids';
import { fetchData } from '@site/shared/page/answers';
import { pageCanonical, pagesOf, withPage } from '@site/shared/page/list-pages';
import type { PageHandle } from '@site/shared/page/page-handle';
import { readPage } from '@site/shared/page/page-number';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ListHead } from '../../components/list-head';
import { productCrumbs } from '../../components/product-head';
import { mediaHead, mediaCopy } from '../../content/home-media';
import styles from './home-media.module.css';
import { MediaPress } from './home-media-press';
import { MediaReports } from './home-media-reports';

const path = '/home/media';
const { name, title, description, keywords } = mediaHead;

export async function loader({ request }: LoaderFunctionArgs): Promise<Paged<MediaReport>> {
  const pageIndex = readPage(request);
  return fetchData(readMediaPage, { pageIndex, pageSize: listPageSize }, `Page ${pageIndex} of the media reports`);
}

export const handle: PageHandle<Paged<MediaReport>> = {
  layout: 'default',
  header: 'solid',
  query: ['page'],
  head: ({ pageIndex, list }, { site }) => ({
    title: `${withPage(title, pageIndex)}-${site.brand}`,
    description: listDescription(description, { name, pageIndex, items: list }),
    keywords,
    canonical: pageCanonical(path, pageIndex),
    noindex: pageIndex > 1,
    alternate: pageCanonical('/m/media', pageIndex),
    breadcrumb: productCrumbs(name, path),
  }),
};

/** Media reports, newest first, and the press contact. */
export function Component() {
  const reports = useLoaderData<typeof loader>();
  const { empty, news } = mediaCopy;

  return (
    <>
      <ListHead crumbs={productCrumbs(name, path)} title={mediaCopy.title} ground="stage">
        <p>{mediaCopy.intro}</p>
      </ListHead>
      <div className={styles.columns}>
        <div>
          {reports.list.length > 0 ? (
            <MediaReports reports={reports.list} first={reports.pageIndex === 1} />
          ) : (
            <EmptyState text={empty}>
              <MoreLink to={news.link}>{news.text}</MoreLink>
            </EmptyState>
          )}
          <Pagination page={reports.pageIndex} pages={pagesOf(reports)} path={path} />
        </div>
        <MediaPress />
      </div>
    </>
  );
}
