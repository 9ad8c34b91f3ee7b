/** Addresses that this remote's pages lead to more than once. */

/** Where a visitor leaves what they need. */
export const leadAddress = '/home/signUp';

export const caseLibraryAddress = '/home/case';

export const caseAddress = (id: number): string => `${caseLibraryAddress}?id=${id}`;

export const marketAddress = (id: number): string => `/m/market?id=${id}`;

export const lectureAddress = (id: number): string => `/m/lecture_detail_h5?id=${id}`;

export const topicAddress = (id: number): string => `/info/${id}`;

/** A number to press; spaces and dashes are for reading. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
