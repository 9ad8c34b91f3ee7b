import type { TopicGroup } from '@site/shared/contract/info';
import { listDescription } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { PortalHeader } from '../../components/portal-header';
import { infoHomeCopy } from '../../content/info-home';
import { portalCopy } from '../../content/portal';
import { infoService } from '../../info-service';
import { linkOf } from '../../topic-link';
import { portalAddress } from '../../info-addresses';
import { PageBody, type PortalData } from './info-home-body';
import type { TitleGroup } from './info-home-groups';

const hotSize = 10;
/** Newest titles that a subject shows; the rest is one click away. */
const titlesShown = 3;
const videoSize = 4;

export async function loader(): Promise<PortalData> {
  const [newest, guides, featured, groups, hot, videos] = await Promise.all([
    infoService.newest(),
    infoService.guidesBlock(),
    infoService.featuredBlock(),
    infoService.groupsBlock(),
    infoService.hotBlock(hotSize),
    infoService.videosBlock(videoSize),
  ]);
  return { newest, guides, featured, groups: groups?.map(titlesOf) ?? null, hot: hot?.map(linkOf) ?? null, videos };
}

function titlesOf({ category, articles }: TopicGroup): TitleGroup {
  return { category, articles: articles.slice(0, titlesShown).map(linkOf) };
}

export const handle: PageHandle<PortalData> = {
  layout: 'default',
  header: 'solid',
  served: ['newest', 'guides', 'featured', 'groups', 'hot', 'videos'],
  head: ({ newest }, { site }) => ({
    title: `${infoHomeCopy.title}-${site.brand}`,
    description: listDescription(infoHomeCopy.description, { name: portalCopy.name, pageIndex: 1, items: newest }),
    keywords: portalCopy.keywords,
    canonical: portalAddress,
    breadcrumb: [
      { name: '首页', link: '/' },
      { name: portalCopy.name, link: portalAddress },
    ],
  }),
};

/** The portal's home: newest articles, picks, subjects, hot list, videos. */
export function Component() {
  const { newest, guides, featured, groups, hot, videos } = useLoaderData<typeof loader>();

  return (
    <>
      <PortalHeader tab="home" heading />
      <PageBody newest={newest} guides={guides} featured={featured} groups={groups} hot={hot} videos={videos} />
    </>
  );
}
