/** Where the help centre's search is: its own pages and the shell's header both lead there. */
export const helpSearchAddress = '/help/helpSearch';

/** A path cannot hold `.` or `..` as a segment, not even encoded: such a search leads to the empty search page. */
export function searchAddress(keyword: string): string {
  const words = keyword.trim();
  return /^\.{0,2}$/.test(words) ? helpSearchAddress : `${helpSearchAddress}/${encodeURIComponent(words)}`;
}
