import type { TopicGroup, TopicSummary } from '@site/shared/contract/info';

/** What the page shows of an article. */
export type NewsItem = Pick<TopicSummary, 'id' | 'title' | 'summary' | 'categoryName' | 'published'>;

/** The first one has a picture. */
export type LeadItem = NewsItem & Pick<TopicSummary, 'cover' | 'picture'>;

export type News = { lead: LeadItem | undefined; latest: NewsItem[] };

const item = ({ id, title, summary, categoryName, published }: TopicSummary): NewsItem => ({
  id,
  title,
  summary,
  categoryName,
  published,
});

const leading = (topic: TopicSummary): LeadItem => ({
  ...item(topic),
  cover: topic.cover,
  ...(topic.picture && { picture: topic.picture }),
});

/** Newest first; of one day the higher id, which was written later. */
const newestFirst = (a: NewsItem, b: NewsItem) => b.published.localeCompare(a.published) || b.id - a.id;

/**
 * The featured article of the page and the newest others. Either list may be missing: without featured ones the newest
 * leads, without the groups the featured ones fill the list.
 */
export function newsOf(featured: readonly TopicSummary[], groups: readonly TopicGroup[], count: number): News {
  const newest = groups.flatMap(({ articles }) => articles).sort(newestFirst);
  const lead = featured[0] ?? newest[0];
  const rest = newest.length > 0 ? newest : featured;
  const latest = rest.filter(({ id }) => id !== lead?.id).slice(0, count);
  return { lead: lead && leading(lead), latest: latest.map(item) };
}
