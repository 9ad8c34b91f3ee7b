import type {
  CountedTag,
  TagPage,
  Topic,
  TopicCategory,
  TopicGroup,
  TopicPage,
  TopicSummary,
  Video,
  VideoSummary,
} from '@site/shared/contract/info';
import type { Paged } from '@site/shared/contract/common';
import { listPageSize } from '@site/shared/contract/content-ids';
import { blockBudget, type CallOptions, http } from '@site/shared/http';
import { type Answer, dataOf, type List, listIn, orNotFound, orNull } from '@site/shared/page/answers';

/** Milliseconds that the specification gives the portal's lists (spec §7). */
export const newsTimeout = 5_000;

/** Videos on a page of their list: rows of three. */
export const videoPageSize = 12;

const onServer = typeof document === 'undefined';

async function ask<T>(path: string, options: CallOptions = {}): Promise<T> {
  return dataOf(await http.get<Answer<T>>('base', path, options), path);
}

async function askList<T extends List<unknown>>(path: string, options: CallOptions = {}): Promise<T> {
  return listIn(await http.get<Answer<T>>('base', path, options), path);
}

/** A block waits no longer than its budget on the server; in the browser it has the time of its own call. */
function askBlock<T>(path: string, params: CallOptions['params'] = {}, timeout?: number): Promise<T[] | null> {
  const patience = onServer ? { timeout: blockBudget } : { ...(timeout && { timeout }) };
  return orNull(askList<List<T>>(path, { params, ...patience }).then(({ list }) => list));
}

/**
 * Every call of the portal (spec §7, college and news). A call whose name ends in `Block` is for something the page
 * makes sense without: it answers `null` when it fails.
 */
export const infoService = {
  /** The five newest articles. */
  newest: async (): Promise<TopicSummary[]> =>
    (await askList<List<TopicSummary>>('/VZApi/GetFiveHomeNewHq', { timeout: newsTimeout })).list,

  featuredBlock: () => askBlock<TopicSummary>('/open/v1/information/article/featured', {}, newsTimeout),

  groupsBlock: () => askBlock<TopicGroup>('/VZApi/GetHomeNewList'),

  categoriesBlock: () => askBlock<TopicCategory>('/VZApi/GetTopicCategory'),

  hotBlock: (size: number) => askBlock<TopicSummary>('/VZApi/GetHotTopic', { pageIndex: 1, pageSize: size }),

  videosBlock: (size: number) => askBlock<VideoSummary>('/VZApi/GetVideoList', { pageIndex: 1, pageSize: size }),

  /** @throws {Response} 404 for an unknown category or a page beyond the last */
  topicsOf: (categoryId: number, pageIndex: number): Promise<TopicPage> => {
    const params = { categoryId, pageIndex, pageSize: listPageSize };
    const call = askList<TopicPage>('/VZApi/GetTopicByCategory', { params, timeout: newsTimeout });
    return orNotFound(call, `Information category ${categoryId}, page ${pageIndex}`);
  },

  /** @throws {Response} 404 for a page beyond the last */
  hot: (pageIndex: number): Promise<Paged<TopicSummary>> => {
    const params = { pageIndex, pageSize: listPageSize };
    return orNotFound(
      askList<Paged<TopicSummary>>('/VZApi/GetHotTopic', { params }),
      `Hot articles, page ${pageIndex}`,
    );
  },

  /** @throws {Response} 404 for a page beyond the last */
  videos: (pageIndex: number): Promise<Paged<VideoSummary>> => {
    const params = { pageIndex, pageSize: videoPageSize };
    return orNotFound(askList<Paged<VideoSummary>>('/VZApi/GetVideoList', { params }), `Videos, page ${pageIndex}`);
  },

  /** @throws {Response} 404 for an unknown id */
  topic: (id: number): Promise<Topic> =>
    orNotFound(ask<Topic>('/VZApi/GetTopicDetail', { params: { id } }), `Information article ${id}`),

  /** @throws {Response} 404 for an unknown id */
  video: (id: number): Promise<Video> =>
    orNotFound(ask<Video>('/VZApi/GetVideoDetail', { params: { id } }), `Video ${id}`),

  tags: async (): Promise<CountedTag[]> => (await askList<List<CountedTag>>('/VZApi/GetTagList')).list,

  tagsBlock: () => askBlock<CountedTag>('/VZApi/GetTagList'),

  /** @throws {Response} 404 for an unknown tag or a page beyond the last */
  topicsWith: (tagId: number, pageIndex: number): Promise<TagPage> => {
    const params = { tagId, pageIndex, pageSize: listPageSize };
    return orNotFound(askList<TagPage>('/VZApi/GetTopicByTag', { params }), `Tag ${tagId}, page ${pageIndex}`);
  },
};
