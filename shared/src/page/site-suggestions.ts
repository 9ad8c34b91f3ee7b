import { suggestionLimit } from '../contract/content-ids';
import type { SearchSuggestResponse } from '../contract/search';
import { http } from '@site/shared/http';

const path = '/open/v1/search/suggest';

/**
 * Pages, cases, help and news for what is typed into the site's search, ten at most.
 * @throws {Error} where the answer holds no list
 */
export async function suggestPages(q: string, signal: AbortSignal): Promise<{ label: string; link: string }[]> {
  const params = { q, size: suggestionLimit };
  const answer = await http.get<Partial<SearchSuggestResponse> | null>('cms', path, { params, signal });
  const suggest = answer?.data?.suggest;
  if (!Array.isArray(suggest)) throw new Error(`${path} answered without a list.`);
  return suggest.slice(0, suggestionLimit).map(({ label, link }) => ({ label, link }));
}
