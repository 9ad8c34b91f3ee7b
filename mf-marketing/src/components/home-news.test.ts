import type { TopicGroup, TopicSummary } from '@site/shared/contract/info';
import { sampleCover } from '@site/shared/testing/sample-cover';
import { newsOf } from './home-news.select';

const article = (id: number, published: string): TopicSummary => ({
  id,
  published,
  title: `文章 ${id}`,
  summary: '摘要',
  category: 2,
  categoryName: '直播运营',
  tags: [],
  cover: sampleCover,
  author: '内容组',
  updated: published,
  views: 1,
  minutes: 2,
});

const group = (...articles: TopicSummary[]): TopicGroup => ({
  category: { id: 2, name: '直播运营', articleCount: articles.length },
  articles,
});

const ids = ({ lead, latest }: ReturnType<typeof newsOf>) => [lead?.id, latest.map(({ id }) => id)];

test('the featured article leads and the newest of all categories follow', () => {
  const groups = [group(article(1, '2026-01-02'), article(2, '2025-01-02')), group(article(3, '2026-03-01'))];

  expect(ids(newsOf([article(9, '2024-01-01')], groups, 2))).toEqual([9, [3, 1]]);
});

test('the first article keeps its own cover', () => {
  const { lead, latest } = newsOf([article(9, '2024-01-01')], [group(article(1, '2026-01-02'))], 2);

  expect(lead?.cover).toEqual(sampleCover);
  expect(latest[0]).not.toHaveProperty('cover');
});

test('a featured article is not in the list again', () => {
  expect(
    ids(newsOf([article(3, '2026-03-01')], [group(article(3, '2026-03-01'), article(1, '2026-01-02'))], 5)),
  ).toEqual([3, [1]]);
});

test('without featured articles the newest leads', () => {
  expect(ids(newsOf([], [group(article(1, '2026-01-02'), article(2, '2026-02-02'))], 5))).toEqual([2, [1]]);
});

test('without the categories the featured articles fill the list', () => {
  expect(ids(newsOf([article(5, '2026-01-02'), article(4, '2026-01-01')], [], 5))).toEqual([5, [4]]);
});

test('with neither there is nothing to show', () => {
  expect(newsOf([], [], 5)).toEqual({ lead: undefined, latest: [] });
});
