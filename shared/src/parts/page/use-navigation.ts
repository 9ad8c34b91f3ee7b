import { useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import type { RouterOfFrame } from '../../page/router-of-frame';

/** On the server, and before the page is alive. */
const none = { key: () => '', subscribe: () => () => undefined };

/**
 * Whether another page is being loaded. The router's own hook is told with all of the page, which is rendered anew for it; this one
 * asks by itself (shared/src/page/router-of-frame.ts). It is `loading` until the other page is shown, and not just there.
 */
export function useNavigation(): { state: 'idle' | 'loading' } {
  const router = useContext(DataRouterContext)?.router as Partial<RouterOfFrame> | undefined;
  const { key } = useLocation();
  const leaving = router?.leaving ?? none;
  const left = useSyncExternalStore(leaving.subscribe, leaving.key, none.key);
  return { state: left === key ? 'loading' : 'idle' };
}
