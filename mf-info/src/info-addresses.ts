import { allTopicsCategory } from '@site/shared/contract/content-ids';
import { type SearchView, searchViewQuery } from '@site/shared/page/search-view';

/** Where the pages of this remote are; every link inside it is made here. The four tabs are spelled as R2.20 has them. */
export const portalAddress = '/info/';
export const allTopicsAddress = `/info/cate/${allTopicsCategory}`;
export const hotAddress = '/info/hot/';
export const videosAddress = '/info/video/';

export function categoryAddress(id: number): string {
  return `/info/cate/${id}`;
}

export function topicAddress(id: number): string {
  return `/info/${id}`;
}

export const tagsAddress = '/tag';

export function tagAddress(id: number): string {
  return `/tag/${id}`;
}

export function videoAddress(id: number): string {
  return `/video/${id}`;
}

export const newsAddress = '/home/newsList';

export function newsArticleAddress(id: number): string {
  return `/home/article/${id}`;
}

/** The list's phone counterpart. */
export const mobileNews = '/m/article';

/** The phone counterpart. */
export function mobileNewsArticle(id: number): string {
  return `${mobileNews}?id=${id}`;
}

export const siteSearchAddress = '/search';

/** What a page of results keeps in its address besides the words and the page. */
export type SearchChoice = Partial<SearchView> & { kind?: string | null };

export function searchQuery(q: string, { kind, ...view }: SearchChoice): Record<string, string> {
  return { q: q.trim(), ...(kind && { kind }), ...searchViewQuery(view) };
}

export function searchAddress(q: string, choice: SearchChoice = {}): string {
  return q.trim() ? `${siteSearchAddress}?${new URLSearchParams(searchQuery(q, choice))}` : siteSearchAddress;
}

/** Help articles belong to the help centre. */
export function helpAddress(id: number): string {
  return `/help/helpDocument/${id}`;
}

/** Lectures belong to the college; the news service returns them too. */
export function lectureAddress(id: number): string {
  return `/home/lectureDetail/${id}`;
}

/** Articles of the help centre, which is another section. */
export function helpArticleAddress(id: number): string {
  return `/help/helpDocument/${id}`;
}
