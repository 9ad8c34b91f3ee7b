/** Where the pages of this section are; every link inside the section is made here. */
export const helpCenterAddress = '/help/helpCenter';
export const helpSearchAddress = '/help/helpSearch';

export function classAddress(id: number): string {
  return `/help/helpClassList/${id}`;
}

export function articleAddress(id: number): string {
  return `/help/helpDocument/${id}`;
}

/** A path cannot hold `.` or `..` as a segment, not even encoded: such a search leads to the empty search page. */
export function searchAddress(keyword: string): string {
  const words = keyword.trim();
  return /^\.{0,2}$/.test(words) ? helpSearchAddress : `${helpSearchAddress}/${encodeURIComponent(words)}`;
}
