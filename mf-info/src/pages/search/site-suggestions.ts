import { http } from '@site/shared/http';
import { suggestSite } from '@site/shared/calls/site-suggest';
import { suggestionLimit } from '@site/shared/contract/content-ids';

/**
 * Suggestions of the site search (pages, cases, help and news), ten at most.
 * @throws {Error} if the response has no list
 */
export async function suggestPages(q: string, signal: AbortSignal): Promise<{ label: string; link: string }[]> {
  const answer = await http.send(suggestSite, { q, size: suggestionLimit }, { signal });
  const suggest = (answer as Partial<typeof answer> | null)?.data?.suggest;
  if (!Array.isArray(suggest)) throw new Error(`${suggestSite.path} answered without a list.`);
  return suggest.slice(0, suggestionLimit).map(({ label, link }) => ({ label, link }));
}
