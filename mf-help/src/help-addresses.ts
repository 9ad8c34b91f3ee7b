import { searchAddress } from '@site/shared/page/help-search-address';
import { type SearchView, searchViewQuery } from '@site/shared/page/search-view';

/** Where the pages of this section are; every link inside the section is made here. The shell's header links to the search too. */
export { helpSearchAddress, searchAddress } from '@site/shared/page/help-search-address';

/** What a page of results keeps in its address besides the words and the page. */
export type SearchChoice = Partial<SearchView> & { category?: number | null };

export function searchQuery({ category, ...view }: SearchChoice): Record<string, string> {
  return { ...(category && { category: String(category) }), ...searchViewQuery(view) };
}

/** A view of the results: one category, another order, exactly what was typed. */
export function searchViewAddress(keyword: string, choice: SearchChoice): string {
  const query = new URLSearchParams(searchQuery(choice)).toString();
  return query ? `${searchAddress(keyword)}?${query}` : searchAddress(keyword);
}

export const helpCenterAddress = '/help/helpCenter';

/** A document of its own: only that may ask for camera and microphone. */
export const liveCheckAddress = '/help/liveCheck';

export const accessibilityAddress = '/help/accessibility';

/** What stops a show, by what is seen. */
export const triageAddress = `${helpCenterAddress}#triage-heading`;

export function classAddress(id: number): string {
  return `/help/helpClassList/${id}`;
}

export function articleAddress(id: number): string {
  return `/help/helpDocument/${id}`;
}
