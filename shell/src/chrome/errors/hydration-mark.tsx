import type {} from '@site/shared/page/use-hydrating';
import { useEffect } from 'react';

/**
 * Inside a section's Suspense boundary, which React hydrates after the root: a click replayed earlier would hit markup
 * without listeners.
 */
export function HydrationMark() {
  useEffect(() => {
    globalThis.siteHydrated?.();
    globalThis.siteHydrated = undefined;
  }, []);
  return null;
}
