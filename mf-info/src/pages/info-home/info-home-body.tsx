'use static';

import type { ContentLink } from '@site/shared/contract/common';
import type { TopicSummary, VideoSummary } from '@site/shared/contract/info';
import { HotList } from '../../components/hot-list';
import { InfoHomeFeatured } from './info-home-featured';
import { InfoHomeFront } from './info-home-front';
import { InfoHomeGroups, type TitleGroup } from './info-home-groups';
import { InfoHomeGuides } from './info-home-guides';
import { InfoHomeVideos } from './info-home-videos';
import styles from './info-home.module.css';

/** What could not be had is `null`; its block is left out. */
export type PortalData = {
  newest: readonly TopicSummary[];
  guides: readonly TopicSummary[] | null;
  featured: readonly TopicSummary[] | null;
  groups: readonly TitleGroup[] | null;
  hot: readonly ContentLink[] | null;
  videos: readonly VideoSummary[] | null;
};

/** Newest articles, picks, subjects, hot list, videos. */
export function PageBody({ newest, guides, featured, groups, hot, videos }: PortalData) {
  return (
    <>
      <InfoHomeFront topics={newest} />
      <InfoHomeGuides guides={guides} />
      <InfoHomeFeatured topics={featured} />
      <div className={styles.body}>
        <InfoHomeGroups groups={groups} />
        {hot && (
          <aside className={styles.rail}>
            <HotList topics={hot} />
          </aside>
        )}
      </div>
      <InfoHomeVideos videos={videos} />
    </>
  );
}
