import { longestKeyword } from '@site/shared/contract/content-ids';
import { helpSearchAddress, searchAddress } from '@site/shared/page/help-search-address';

/**
 * Where a plain GET form leads that has its field in the query while the page has it in the path: the help search. The
 * form works without script, and the page keeps one address.
 */
export function formTarget(path: string, search: URLSearchParams): string | undefined {
  if (path !== helpSearchAddress) return undefined;
  const keyword = search.get('keyword')?.trim().slice(0, longestKeyword) ?? '';
  const target = searchAddress(keyword);
  return target === helpSearchAddress ? undefined : target;
}
