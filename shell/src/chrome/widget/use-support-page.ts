import { useSite } from '@site/shared/store';
import { useFault } from '../errors/use-fault';

/** Whether who asks for somebody here wants help, not an offer: in help and lectures, and wherever a page could not be shown. */
export function useSupportPage(): boolean {
  const isHelp = useSite(({ routeName }) => /^(help-|home-lecture)/.test(routeName) || routeName === 'home-404');
  return useFault() !== undefined || isHelp;
}
