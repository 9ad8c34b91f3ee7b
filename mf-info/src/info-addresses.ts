import { allTopicsCategory } from '@site/shared/contract/content-ids';

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

/** The search page keeps the query in its URL. */
export function searchAddress(q: string, kind?: string): string {
  const text = q.trim();
  return text ? `${siteSearchAddress}?${new URLSearchParams({ q: text, ...(kind && { kind }) })}` : siteSearchAddress;
}

/** Lectures belong to the college; the news service returns them too. */
export function lectureAddress(id: number): string {
  return `/home/lectureDetail/${id}`;
}
