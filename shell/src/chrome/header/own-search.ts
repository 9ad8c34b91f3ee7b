import type { PageHandle } from '@site/shared/page/page-handle';
import { useMatches } from 'react-router-dom';
import { hasSearch, useFault } from '../errors/use-fault';

/** Whether the page has a search box of its own at its top, so that the header keeps its own back until that is scrolled away. */
export function useOwnSearch(): boolean {
  const handles = useMatches().map(({ handle }) => handle as Partial<PageHandle> | undefined);
  const fault = useFault();
  if (fault) return hasSearch(fault);
  return handles.some((handle) => handle?.ownSearch || handle?.layout === 'help-search');
}
