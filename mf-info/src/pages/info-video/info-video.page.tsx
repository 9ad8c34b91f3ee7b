import { listDescription } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { readPage } from '@site/shared/page/page-number';
import { EmptyState } from '@site/shared/ui/empty-state';
import { Pagination } from '@site/shared/ui/pagination';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ListColumns } from '../../components/list-columns';
import { pageCanonical, pagesOf, withPage } from '@site/shared/page/list-pages';
import { PortalHeader } from '../../components/portal-header';
import { VideoCards } from '../../components/video-cards';
import { videoCopy } from '../../content/info-video';
import { portalCopy } from '../../content/portal';
import { portalAddress, videosAddress } from '../../info-addresses';
import { infoService } from '../../info-service';

export async function loader({ request }: LoaderFunctionArgs) {
  return infoService.videos(readPage(request));
}

const crumbs = [
  { name: '首页', link: '/' },
  { name: portalCopy.name, link: portalAddress },
  { name: videoCopy.heading, link: videosAddress },
];

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  layout: 'default',
  header: 'solid',
  query: ['page'],
  head: ({ pageIndex, list }, { site }) => ({
    title: `${withPage(videoCopy.title, pageIndex)}-${site.brand}`,
    description: listDescription(videoCopy.description, { name: videoCopy.title, pageIndex, items: list }),
    keywords: ['直播教程', '开播教程', 'OBS 推流'],
    canonical: pageCanonical(videosAddress, pageIndex),
    breadcrumb: crumbs,
  }),
};

/** All videos, newest first, in cards. */
export function Component() {
  const videos = useLoaderData<typeof loader>();

  return (
    <>
      <PortalHeader tab="video" />
      <ListColumns crumbs={crumbs} heading={videoCopy.heading} text={videoCopy.text}>
        {videos.list.length === 0 ? (
          <EmptyState text={videoCopy.empty} />
        ) : (
          <VideoCards videos={videos.list} columns={3} heading="h2" withSummary />
        )}
        <Pagination page={videos.pageIndex} pages={pagesOf(videos)} path={videosAddress} />
      </ListColumns>
    </>
  );
}
