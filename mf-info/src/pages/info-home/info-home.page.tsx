import { listDescription } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { HotList } from '../../components/hot-list';
import { PortalHeader } from '../../components/portal-header';
import { infoHomeCopy } from '../../content/info-home';
import { portalCopy } from '../../content/portal';
import { infoService } from '../../info-service';
import { portalAddress } from '../../info-addresses';
import styles from './info-home.module.css';
import { InfoHomeFeatured } from './info-home-featured';
import { InfoHomeFront } from './info-home-front';
import { InfoHomeGroups } from './info-home-groups';
import { InfoHomeVideos } from './info-home-videos';

const hotSize = 10;
const videoSize = 4;

export async function loader() {
  const [newest, featured, groups, hot, videos] = await Promise.all([
    infoService.newest(),
    infoService.featuredBlock(),
    infoService.groupsBlock(),
    infoService.hotBlock(hotSize),
    infoService.videosBlock(videoSize),
  ]);
  return { newest, featured, groups, hot, videos };
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  layout: 'default',
  header: 'solid',
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
  const { newest, featured, groups, hot, videos } = useLoaderData<typeof loader>();

  return (
    <>
      <PortalHeader tab="home" heading />
      <InfoHomeFront topics={newest} />
      <InfoHomeFeatured topics={featured} />
      <div className={styles.body}>
        <InfoHomeGroups groups={groups} />
        <aside className={styles.rail}>
          <HotList topics={hot} />
        </aside>
      </div>
      <InfoHomeVideos videos={videos} />
    </>
  );
}
