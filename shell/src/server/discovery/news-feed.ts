import type { SiteFacts } from '@site/shared/store/site-facts';
import { escapeHtml } from '../../render/document/escape';
import type { ContentLists } from './content-lists';

export const feedAddress = '/rss.xml';
/** The feed only needs the latest items. */
const feedSize = 30;

export type FeedItem = { title: string; link: string; summary: string; category: string; published: string };

/** Company news and articles of the portal, newest first. @throws {Error} when one of them cannot be loaded */
export async function feedItems(lists: Pick<ContentLists, 'news' | 'topics'>): Promise<FeedItem[]> {
  const [news, topics] = await Promise.all([lists.news(), lists.topics()]);
  const items = [
    ...news.map((one) => ({
      ...{ title: one.title, summary: one.summary, published: one.published, category: one.typeName },
      link: `/home/article/${one.id}`,
    })),
    ...topics.map((one) => ({
      ...{ title: one.title, summary: one.summary, published: one.published, category: one.categoryName },
      link: `/info/${one.id}`,
    })),
  ];
  return items.sort((one, other) => other.published.localeCompare(one.published)).slice(0, feedSize);
}

/** `2026-10-27` → `Tue, 27 Oct 2026 00:00:00 +0800`: days are Beijing's. */
function feedDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0800');
}

/** One of these, as the line break that Word pastes, and no reader takes the whole feed (XML 1.0, 2.2). */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]+/gu;

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text.replace(notInXml, ' '))}</${name}>`;
}

function itemElement({ title, link, summary, category, published }: FeedItem, origin: string): string {
  const parts = [
    element('title', title),
    element('link', origin + link),
    element('guid', origin + link),
    element('description', summary),
    element('category', category),
    element('pubDate', feedDate(published)),
  ];
  return `<item>${parts.join('')}</item>`;
}

export function feedXml(items: readonly FeedItem[], { brand, slogan, origin }: SiteFacts): string {
  const newest = items[0] ? element('lastBuildDate', feedDate(items[0].published)) : '';
  const channel = [
    element('title', `${brand}新闻与资讯`),
    element('link', `${origin}/home/newsList`),
    element('description', `${brand}的版本更新、服务公告与企业直播文章。${slogan}。`),
    element('language', 'zh-CN'),
    newest,
    `<atom:link href="${escapeHtml(origin + feedAddress)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemElement(item, origin)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n</channel></rss>\n`;
}
