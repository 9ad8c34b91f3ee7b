import { suggestSite } from '@site/shared/calls/site-suggest';
import { suggestionLimit } from '@site/shared/contract/content-ids';
import { askSuggestions } from '@site/shared/page/ask-suggestions';

/** Suggestions of the site search (pages, cases, help and news), ten at most. @throws {Error} if the response has no list */
export async function suggestPages(q: string, signal: AbortSignal): Promise<{ label: string; link: string }[]> {
  const suggest = await askSuggestions(suggestSite, { q, size: suggestionLimit }, signal);
  return suggest.map(({ label, link }) => ({ label, link }));
}
