import type { PageHandle } from '@site/shared/page/page-handle';
import { useMatches } from 'react-router-dom';
import { useFault } from '../errors/use-fault';

/** Whether the page asks for the compact footer, or an error page stands in its place. */
export function useCompactFooter(): boolean {
  const [page] = useMatches().slice(-1);
  const { footer } = (page?.handle ?? {}) as Partial<PageHandle<unknown>>;
  if (useFault() !== undefined) return true;
  return (typeof footer === 'function' ? footer(page?.loaderData) : footer) === 'compact';
}
