import { allTopicsCategory } from '@site/shared/contract/content-ids';

/** Where the pages of this remote are; every link inside it is made here. The four tabs are spelled as specification §2 has them. */
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

/** The list's partner on phones. */
export const mobileNews = '/m/article';

/** The partner page on phones. */
export function mobileNewsArticle(id: number): string {
  return `${mobileNews}?id=${id}`;
}

export const siteSearchAddress = '/search';

/** The search page keeps what was asked in its address. */
export function searchAddress(q: string, kind?: string): string {
  const words = q.trim();
  return words ? `${siteSearchAddress}?${new URLSearchParams({ q: words, ...(kind && { kind }) })}` : siteSearchAddress;
}

/** Lectures stand in the college; the news service knows them too. */
export function lectureAddress(id: number): string {
  return `/home/lectureDetail/${id}`;
}
