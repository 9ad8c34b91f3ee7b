import { suggestHelp } from '@site/shared/calls/help-suggest';
import { suggestionLimit } from '@site/shared/contract/content-ids';
import { http } from '@site/shared/http';

/**
 * Suggested articles, ten at most. Success is decided by the list, never by `msg`, which differs by host.
 * @throws {Error} where the answer holds no list
 */
export async function suggestArticles(
  keyWord: string,
  signal: AbortSignal,
): Promise<{ label: string; link: string }[]> {
  const answer = await http.send(suggestHelp, { keyWord, size: suggestionLimit }, { signal });
  const suggest = (answer as Partial<typeof answer> | null)?.data?.suggest;
  if (!Array.isArray(suggest)) throw new Error(`${suggestHelp.path} answered without a list.`);
  return suggest.slice(0, suggestionLimit).map(({ label, value }) => ({ label, link: `/help/helpDocument/${value}` }));
}
