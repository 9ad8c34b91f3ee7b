import type { TopicSummary } from '@site/shared/contract/info';
import type { Download, HomeBanner } from '@site/shared/contract/site';
import { sampleCover } from '@site/shared/testing/sample-cover';

/** Content for tests that several pages show. */
export function article(id: number, published = '2026-07-09'): TopicSummary {
  return {
    id,
    title: `文章 ${id}`,
    summary: '摘要',
    category: 6,
    categoryName: '活动执行',
    tags: [],
    author: '内容组',
    published,
    updated: published,
    views: 1,
    minutes: 2,
    cover: sampleCover,
  };
}

export const banner: HomeBanner = {
  id: 50001,
  title: '少填一项，多来一批',
  text: '先让人进来。',
  link: '/home/marketing/50001',
  scene: 'phone',
};

export function download(slug: string, changes: Partial<Download> = {}): Download {
  return {
    slug,
    platform: 'Windows',
    name: `工具 ${slug}`,
    text: '一句话。',
    version: '4.6.2',
    size: '168 MB',
    updated: '2026-10-28',
    requires: 'Windows 10 及以上',
    changes: ['字幕条可以存成模板'],
    link: `https://example.com/download/${slug}`,
    sha256: 'ab'.repeat(32),
    history: [{ version: '4.5.0', updated: '2026-08-05', changes: ['修正延迟'] }],
    ...changes,
  };
}
