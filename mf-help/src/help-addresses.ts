/** Where the pages of this section are; every link inside the section is made here. The shell's header links to the search too. */
export { helpSearchAddress, searchAddress } from '@site/shared/page/help-search-address';

export const helpCenterAddress = '/help/helpCenter';

export function classAddress(id: number): string {
  return `/help/helpClassList/${id}`;
}

export function articleAddress(id: number): string {
  return `/help/helpDocument/${id}`;
}
