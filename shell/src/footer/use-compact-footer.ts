import type { PageHandle } from '@site/shared/page/page-handle';
import { useMatches } from 'react-router-dom';
import { useFault } from '../errors/use-fault';

/** Whether the page asks for the compact footer, or an error page stands in its place. */
export function useCompactFooter(): boolean {
  const handle = useMatches().slice(-1)[0]?.handle as Partial<PageHandle> | undefined;
  return useFault() !== undefined || handle?.footer === 'compact';
}
