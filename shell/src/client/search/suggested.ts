import { suggestHelp } from '@site/shared/calls/help-suggest';
import { suggestSite } from '@site/shared/calls/site-suggest';
import { suggestionLimit } from '@site/shared/contract/content-ids';
import type { HelpSuggestion } from '@site/shared/contract/help';
import { searchAddress } from '@site/shared/page/help-search-address';

export type Option = { label: string; link: string };

type Scope = {
  ask: (typed: string) => string;
  optionOf: (one: unknown) => Option;
  search: (word: string) => string;
};

const size = String(suggestionLimit);

/** Pages, cases, help and news; in the help centre its articles alone. */
const site: Scope = {
  ask: (q) => `${suggestSite.path}?${new URLSearchParams({ q, size })}`,
  optionOf: (one) => one as Option,
  search: (q) => `/search?${new URLSearchParams({ q })}`,
};
const help: Scope = {
  ask: (keyWord) => `${suggestHelp.path}?${new URLSearchParams({ keyWord, size })}`,
  optionOf: (one) => {
    const { label, value } = one as HelpSuggestion;
    return { label, link: `/help/helpDocument/${value}` };
  },
  search: searchAddress,
};

/** What the box of this list searches. */
function scopeOf(list: HTMLElement): Scope {
  return list.dataset.scope === 'help' ? help : site;
}

/** Entries whose titles fit; none where the service says none. */
export async function askSuggestions(list: HTMLElement, typed: string, signal: AbortSignal): Promise<Option[]> {
  const { ask, optionOf } = scopeOf(list);
  const answer = await fetch(ask(typed), { signal });
  const body = (await answer.json()) as { data?: { suggest?: unknown[] } } | null;
  const suggest = body?.data?.suggest;
  return Array.isArray(suggest) ? suggest.slice(0, suggestionLimit).map(optionOf) : [];
}

/** Words as searches of their own. */
export function asSearches(list: HTMLElement, searches: readonly string[]): Option[] {
  const { search } = scopeOf(list);
  return searches.map((label) => ({ label, link: search(label) }));
}
