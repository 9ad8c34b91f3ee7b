/** Addresses that several pages of this remote link to. */

/** The lead form. */
export const leadAddress = '/home/signUp';

export const newHomeAddress = '/m/';

export const caseLibraryAddress = '/home/case';

export const caseAddress = (id: number): string => `${caseLibraryAddress}?id=${id}`;

export const marketListAddress = '/m/market';

export const marketAddress = (id: number): string => `${marketListAddress}?id=${id}`;

export const lectureHomeAddress = '/m/lecture_h5';

export const lectureTypesAddress = '/m/lecture_new';

export const lectureTypeAddress = (type: number): string => `${lectureTypesAddress}?type=${type}`;

export const lectureAddress = (id: number): string => `/m/lecture_detail_h5?id=${id}`;

export const newsListAddress = '/m/article';

export const newsAddress = (id: number): string => `${newsListAddress}?id=${id}`;

export const mediaAddress = '/m/media';

export const serviceAddress = '/m/service';

export const topicAddress = (id: number): string => `/info/${id}`;

const partners = new Set('activity chain edu entmarket furn gd imageLive summit vzChain vzScrm yuanyuzhou'.split(' '));

/** The phone page of a PC product or scenario page; an address without one is left as it is. */
export function phonePartner(link: string): string {
  const name = link.startsWith('/home/') ? link.slice('/home/'.length) : '';
  return partners.has(name) ? `/m/${name}` : link;
}

/** Desktop counterparts, used as canonical URLs. */
export const pcAddresses = {
  lectures: '/home/lectureIndex',
  lectureTypes: '/home/lectureSubitem',
  lecture: (id: number): string => `/home/lectureDetail/${id}`,
  newsList: '/home/newsList',
  news: (id: number): string => `/home/article/${id}`,
  media: '/home/media',
  marketList: '/home/marketing',
  market: (id: number): string => `/home/marketing/${id}`,
  service: '/home/service',
} as const;
