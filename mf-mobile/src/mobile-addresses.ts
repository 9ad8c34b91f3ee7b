/** Addresses that this remote's pages lead to more than once. */

/** Where a visitor leaves what they need. */
export const leadAddress = '/home/signUp';

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

/** A number to press; spaces and dashes are for reading. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Partners on PC, which search engines are led to (content.md §1.5). */
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
