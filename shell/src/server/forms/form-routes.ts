import { typedText } from '@site/shared/page/typed-text';
import { helpSearchAddress, searchAddress } from '@site/shared/page/help-search-address';

/**
 * Redirects the plain GET form of the help search, whose field is in the query, to the page, which has it in the path.
 * So the form works without script and the page has a single address.
 */
export function formTarget(path: string, search: URLSearchParams): string | undefined {
  if (path !== helpSearchAddress) return undefined;
  const keyword = typedText(search.get('keyword'));
  const target = searchAddress(keyword);
  return target === helpSearchAddress ? undefined : target;
}
