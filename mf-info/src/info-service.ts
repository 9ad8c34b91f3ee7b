import { listFeaturedTopics } from '@site/shared/calls/topic-featured';
import { listTags } from '@site/shared/calls/tags';
import { readTagPage } from '@site/shared/calls/tag-page';
import { readTopic } from '@site/shared/calls/topic';
import { listTopicCategories } from '@site/shared/calls/topic-categories';
import { listGuides } from '@site/shared/calls/topic-guides';
import { listTopicGroups } from '@site/shared/calls/topic-groups';
import { readHotTopicPage } from '@site/shared/calls/topic-hot';
import { listNewestTopics } from '@site/shared/calls/topic-newest';
import { readTopicPage } from '@site/shared/calls/topic-page';
import { readVideo } from '@site/shared/calls/video';
import { readVideoPage } from '@site/shared/calls/video-page';
import type { Paged } from '@site/shared/contract/common';
import { listPageSize, videoPageSize } from '@site/shared/contract/content-ids';
import type {
  CountedTag,
  TagPage,
  Topic,
  TopicPage,
  TopicSummary,
  Video,
  VideoSummary,
} from '@site/shared/contract/info';
import { fetchBlock, fetchData } from '@site/shared/page/answers';

/**
 * Every call of the portal. A call whose name ends in `Block` is for optional content: it returns `null` on failure.
 */
export const infoService = {
  /** The five newest articles. */
  newest: async (): Promise<TopicSummary[]> => (await fetchData(listNewestTopics, {})).list,

  featuredBlock: async () => (await fetchBlock(listFeaturedTopics, {}))?.list ?? null,

  guidesBlock: async () => (await fetchBlock(listGuides, {}))?.list ?? null,

  groupsBlock: async () => (await fetchBlock(listTopicGroups, {}))?.list ?? null,

  categoriesBlock: async () => (await fetchBlock(listTopicCategories, {}))?.list ?? null,

  hotBlock: async (pageSize: number) => (await fetchBlock(readHotTopicPage, { pageIndex: 1, pageSize }))?.list ?? null,

  videosBlock: async (pageSize: number) => (await fetchBlock(readVideoPage, { pageIndex: 1, pageSize }))?.list ?? null,

  /** @throws {Response} 404 for an unknown category or a page beyond the last */
  topicsOf: (categoryId: number, pageIndex: number): Promise<TopicPage> => {
    const request = { categoryId, pageIndex, pageSize: listPageSize };
    return fetchData(readTopicPage, request, `Information category ${categoryId}, page ${pageIndex}`);
  },

  /** @throws {Response} 404 for a page beyond the last */
  hot: (pageIndex: number): Promise<Paged<TopicSummary>> =>
    fetchData(readHotTopicPage, { pageIndex, pageSize: listPageSize }, `Hot articles, page ${pageIndex}`),

  /** @throws {Response} 404 for a page beyond the last */
  videos: (pageIndex: number): Promise<Paged<VideoSummary>> =>
    fetchData(readVideoPage, { pageIndex, pageSize: videoPageSize }, `Videos, page ${pageIndex}`),

  /** @throws {Response} 404 for an unknown id */
  topic: (id: number): Promise<Topic> => fetchData(readTopic, { id }, `Information article ${id}`),

  /** @throws {Response} 404 for an unknown id */
  video: (id: number): Promise<Video> => fetchData(readVideo, { id }, `Video ${id}`),

  tags: async (): Promise<CountedTag[]> => (await fetchData(listTags, {})).list,

  tagsBlock: async () => (await fetchBlock(listTags, {}))?.list ?? null,

  /** @throws {Response} 404 for an unknown tag or a page beyond the last */
  topicsWith: (tagId: number, pageIndex: number): Promise<TagPage> =>
    fetchData(readTagPage, { tagId, pageIndex, pageSize: listPageSize }, `Tag ${tagId}, page ${pageIndex}`),
};
