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
