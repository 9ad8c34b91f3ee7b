import type { TopicGroup, TopicSummary } from '@site/shared/contract/info';

/** What the page shows of an article. */
export type NewsItem = Pick<TopicSummary, 'id' | 'title' | 'summary' | 'categoryName' | 'published' | 'category'>;

export type News = { lead: NewsItem | undefined; latest: NewsItem[] };

const item = ({ id, title, summary, categoryName, published, category }: TopicSummary): NewsItem => ({
  id,
  title,
  summary,
  categoryName,
  published,
  category,
});

/** Newest first; of one day the higher id, which was written later. */
const newestFirst = (a: NewsItem, b: NewsItem) => b.published.localeCompare(a.published) || b.id - a.id;

/**
 * The featured article of the page and the newest others. Either list may be missing: without featured ones the newest
 * leads, without the groups the featured ones fill the list.
 */
export function newsOf(featured: readonly TopicSummary[], groups: readonly TopicGroup[], count: number): News {
  const newest = groups
    .flatMap(({ articles }) => articles)
    .map(item)
    .sort(newestFirst);
  const lead = featured[0] ? item(featured[0]) : newest[0];
  const rest = newest.length > 0 ? newest : featured.map(item);
  return { lead, latest: rest.filter(({ id }) => id !== lead?.id).slice(0, count) };
}
