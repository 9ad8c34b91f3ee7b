import type { HandledRequest } from '@site/shared/calls/call';
import type { searchSite } from '@site/shared/calls/site-search';
import type { SearchKind, SearchPage, SearchSuggestion } from '@site/shared/contract/search';
import { entryKinds } from '../content/entry';
import type { Database } from '../database/database';
import type { PageRequest } from '../plugins/http-errors';
import type { Part } from './answers';
import { search, suggest } from './search';
import { snippetAround } from './snippet';

/** In the order of the filters. */
const kindNames: Record<SearchKind, string> = {
  page: '产品与方案',
  help: '帮助文档',
  topic: '资讯',
  case: '客户案例',
  lecture: '讲堂',
  video: '视频',
  marketing: '营销内容',
  news: '新闻动态',
};

const addresses: Record<Exclude<SearchKind, 'page'>, (id: number) => string> = {
  help: (id) => `/help/helpDocument/${id}`,
  topic: (id) => `/info/${id}`,
  video: (id) => `/video/${id}`,
  lecture: (id) => `/home/lectureDetail/${id}`,
  news: (id) => `/home/article/${id}`,
  case: (id) => `/home/case?id=${id}`,
  marketing: (id) => `/home/marketing/${id}`,
};

function linkOf(kind: SearchKind, id: number, data: { link?: string }): string {
  return kind === 'page' ? (data.link ?? '/') : addresses[kind](id);
}

const anchorOf = (part: Part | undefined) => (part?.anchor ? `#${part.anchor}` : '');

/** What of a passage is shown: its beginning, which is the answer itself. */
export function answerOf(part: Part | undefined): string | undefined {
  return part?.heading && part.body ? cut(part.body, shownOfAnswer) : undefined;
}

const shownOfAnswer = 120;
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length).trimEnd()}…` : text);

type SiteRequest = Omit<HandledRequest<typeof searchSite>, 'pageIndex' | 'pageSize'>;

/** A page of search results, of all kinds or one. */
export async function findOnSite(
  db: Database,
  { q, kind, order, exact, each }: SiteRequest,
  page: PageRequest,
): Promise<SearchPage> {
  const view = { among: entryKinds, kind, order, each, page };
  const { how, result } = await search<{ link?: string }>(db, q, view, exact);
  const list = result.hits.map(({ kind: hitKind, id, title, summary, published, plain, data, part }) => ({
    ...{ kind: hitKind, id, title, published, link: `${linkOf(hitKind, id, data)}${anchorOf(part)}` },
    ...(part?.heading && { heading: part.heading }),
    snippet: answerOf(part) ?? snippetAround(summary, how.marks) ?? snippetAround(plain, how.marks) ?? summary,
  }));
  const kinds = (Object.keys(kindNames) as SearchKind[])
    .map((one) => ({ kind: one, name: kindNames[one], count: result.kinds[one] ?? 0 }))
    .filter(({ count }) => count > 0);
  return { list, total: result.total, ...page, ...how, kinds };
}

export async function findSiteSuggestions(db: Database, q: string, size: number): Promise<SearchSuggestion[]> {
  const found = await suggest(db, q, entryKinds, size);
  return found.map(({ kind, id, title, data }) => ({ label: title, kind, link: linkOf(kind, id, data) }));
}
