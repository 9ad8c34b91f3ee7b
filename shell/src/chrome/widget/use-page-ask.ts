import type { PageAsk } from '@site/shared/page/page-asks';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useMatches } from 'react-router-dom';

/** What the current page says that it asks for. */
export function useOwnAsk(): PageAsk | undefined {
  const matches = useMatches();
  const page = matches[matches.length - 1];
  return (page?.handle as Partial<PageHandle> | undefined)?.ask;
}

/** What the current page asks for; a trial, where it says nothing else. */
export function usePageAsk(): PageAsk {
  return useOwnAsk() ?? 'trial';
}
