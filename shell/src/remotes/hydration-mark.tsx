import { useEffect } from 'react';

declare global {
  /** Set while a page hydrates; called once its section is hydrated. */
  var siteHydrated: (() => void) | undefined;
}

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
