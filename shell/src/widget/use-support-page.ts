import { useSite } from '@site/shared/store';

/** Whether who asks for somebody here wants help with a broadcast, not an offer: help, lectures and the page of lost addresses. */
export function useSupportPage(): boolean {
  return useSite(({ routeName }) => /^(help-|home-lecture)/.test(routeName) || routeName === 'home-404');
}
