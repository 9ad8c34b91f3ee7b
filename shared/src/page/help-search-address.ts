/** URL of the help centre's search, used by its pages and the shell's header. */
export const helpSearchAddress = '/help/helpSearch';

/** `.` and `..` cannot be path segments, not even encoded: such a search leads to the empty search page. */
export function searchAddress(keyword: string): string {
  const text = keyword.trim();
  return /^\.{0,2}$/.test(text) ? helpSearchAddress : `${helpSearchAddress}/${encodeURIComponent(text)}`;
}
