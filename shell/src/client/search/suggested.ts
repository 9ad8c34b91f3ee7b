import { suggestHelp } from '@site/shared/calls/help-suggest';
import { suggestSite } from '@site/shared/calls/site-suggest';
import { suggestionLimit } from '@site/shared/contract/content-ids';
import type { HelpSuggestion } from '@site/shared/contract/help';
import { askPlainly } from '@site/shared/http/plain-request';
import { searchAddress } from '@site/shared/page/help-search-address';

export type Option = { label: string; link: string };

type Scope = {
  path: string;
  payload: (typed: string) => Record<string, string>;
  optionOf: (one: unknown) => Option;
  search: (word: string) => string;
};

const size = String(suggestionLimit);

/** Pages, cases, help and news; in the help centre its articles alone. */
const site: Scope = {
  path: suggestSite.path,
  payload: (q) => ({ q, size }),
  optionOf: (one) => one as Option,
  search: (q) => `/search?${new URLSearchParams({ q })}`,
};
const help: Scope = {
  path: suggestHelp.path,
  payload: (keyWord) => ({ keyWord, size }),
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

/** Entries whose titles fit; undefined where the service does not say. What `limit` ends is no failure. */
export async function askSuggestions(
  list: HTMLElement,
  typed: string,
  limit: AbortController,
): Promise<Option[] | undefined> {
  const { path, payload, optionOf } = scopeOf(list);
  const read = (body: unknown) => {
    const suggest = (body as { data?: { suggest?: unknown[] } } | null)?.data?.suggest;
    return Array.isArray(suggest) ? suggest.slice(0, suggestionLimit).map(optionOf) : undefined;
  };
  return (await askPlainly({ path, payload: payload(typed), read, limit })).found;
}

/** Words as searches of their own. */
export function asSearches(list: HTMLElement, searches: readonly string[]): Option[] {
  const { search } = scopeOf(list);
  return searches.map((label) => ({ label, link: search(label) }));
}
