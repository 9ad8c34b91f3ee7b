import { suggestSite } from '@site/shared/calls/site-suggest';
import { suggestionLimit } from '@site/shared/contract/content-ids';

export type Option = { label: string; link: string };

/** Pages, cases, help and news whose titles fit; none where the service says none. */
export async function askSuggestions(typed: string, signal: AbortSignal): Promise<Option[]> {
  const query = new URLSearchParams({ q: typed, size: String(suggestionLimit) });
  const answer = await fetch(`${suggestSite.path}?${query}`, { signal });
  const body = (await answer.json()) as { data?: { suggest?: Option[] } } | null;
  const suggest = body?.data?.suggest;
  return Array.isArray(suggest) ? suggest.slice(0, suggestionLimit) : [];
}

/** Words as searches of their own. */
export function asSearches(words: readonly string[]): Option[] {
  return words.map((label) => ({ label, link: `/search?${new URLSearchParams({ q: label })}` }));
}
