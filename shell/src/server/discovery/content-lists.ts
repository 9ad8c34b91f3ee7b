import type { CaseSummary } from '@site/shared/contract/cases';
import type { ArticleType, CollegeArticlePage } from '@site/shared/contract/college';
import type { Listed, Paged } from '@site/shared/contract/common';
import { allTopicsCategory, companyNewsType } from '@site/shared/contract/content-ids';
import type { HelpArticleSummary, HelpCategory } from '@site/shared/contract/help';
import type { CountedTag, TopicCategory, TopicSummary, VideoSummary } from '@site/shared/contract/info';
import type { MarketingItem } from '@site/shared/contract/marketing';
import type { DataRequest } from '../../remotes/worker-messages';
import type { DataCache } from '../data-cache';

/** Items asked for at a time: what the calls allow, help articles apart. */
const pageSize = 100;
const helpPageSize = 50;
/** A list that never ends is a fault of the host; after this many pages it is left as it is. */
const mostPages = 500;
const timeout = 3000;

type Query = Record<string, string | number>;
type Host = 'base' | 'cms' | 'live';

function address(host: Host, path: string, query: Query = {}): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `host:${host}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** Every list of content that has pages of its own, read to its end through the shell's data cache. */
export class ContentLists {
  constructor(private readonly data: Pick<DataCache, 'answer'>) {}

  helpTree = () => this.whole<HelpCategory>('cms', '/v1/help_center/classification/all_level_one');
  topicCategories = () => this.whole<TopicCategory>('base', '/VZApi/GetTopicCategory');
  tags = () => this.whole<CountedTag>('base', '/VZApi/GetTagList');
  lectureTypes = () => this.whole<ArticleType>('base', '/VZCollege/articleTypeList');
  marketing = () => this.whole<MarketingItem>('cms', '/open/v1/marketing/list');

  helpArticles = (classId: number) =>
    this.paged<HelpArticleSummary>((pageIndex) => ({
      method: 'post',
      url: address('live', '/liveajax/GetHelpArticle'),
      contentType: 'application/json',
      body: JSON.stringify({ classId, pageIndex, pageSize: helpPageSize }),
      timeout,
    }));

  topics = () =>
    this.paged<TopicSummary>((pageIndex) => ({
      method: 'get',
      url: address('base', '/VZApi/GetTopicByCategory', { categoryId: allTopicsCategory, pageIndex, pageSize }),
      timeout,
    }));

  videos = () =>
    this.paged<VideoSummary>((pageIndex) => ({
      method: 'get',
      url: address('base', '/VZApi/GetVideoList', { pageIndex, pageSize }),
      timeout,
    }));

  cases = () =>
    this.paged<CaseSummary>((pageIndex) => ({
      method: 'get',
      url: address('cms', '/open/v1/case/list', { pageIndex, pageSize }),
      timeout,
    }));

  news = () => this.college({ typeId: companyNewsType });
  lectures = () => this.college({});

  private college(query: Query) {
    return this.paged<CollegeArticlePage['list'][number]>((pageIndex) => ({
      method: 'post',
      url: address('base', '/VZCollege/articleList', { ...query, pageIndex, pageSize }),
      timeout,
    }));
  }

  /** @throws {Error} when the call fails */
  private async ask<T>(call: DataRequest): Promise<T> {
    const answer = await this.data.answer(call);
    const data = answer.ok && answer.status === 200 ? (answer.body as { data?: T }).data : undefined;
    if (!data) throw new Error(`${call.url} gave no list.`);
    return data;
  }

  private async whole<T>(host: Host, path: string): Promise<T[]> {
    const { list } = await this.ask<Listed<T>>({ method: 'get', url: address(host, path), timeout });
    return Array.isArray(list) ? list : [];
  }

  private async paged<T>(call: (pageIndex: number) => DataRequest): Promise<T[]> {
    const items: T[] = [];
    for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
      const { list, total } = await this.ask<Paged<T>>(call(pageIndex));
      items.push(...list);
      if (items.length >= total || list.length === 0) break;
    }
    return items;
  }
}
