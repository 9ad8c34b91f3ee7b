import { suggestionLimit } from '@site/shared/contract/content-ids';
import type { HelpSuggestResponse } from '@site/shared/contract/help';
import { http } from '@site/shared/http';

export const suggestPath = '/v1/help_center/article/suggest';

/**
 * Articles for what is typed, ten at most. Whether the call went well is told by its list, never by `msg` (content.md §6
 * no. 10).
 * @throws {Error} where the answer holds no list
 */
export async function suggestArticles(
  keyWord: string,
  signal: AbortSignal,
): Promise<{ label: string; link: string }[]> {
  const params = { keyWord, size: suggestionLimit };
  const answer = await http.get<Partial<HelpSuggestResponse> | null>('cms', suggestPath, { params, signal });
  const suggest = answer?.data?.suggest;
  if (!Array.isArray(suggest)) throw new Error(`${suggestPath} answered without a list.`);
  return suggest.slice(0, suggestionLimit).map(({ label, value }) => ({ label, link: `/help/helpDocument/${value}` }));
}
