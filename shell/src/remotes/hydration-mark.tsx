import { useEffect } from 'react';

declare global {
  /** Set while the browser takes a page over; called once its section is alive. */
  var siteHydrated: (() => void) | undefined;
}

/**
 * Stands inside a section's Suspense boundary, which React hydrates after the root: a click that is given back before
 * this would fall on markup that nobody listens to.
 */
export function HydrationMark() {
  useEffect(() => {
    globalThis.siteHydrated?.();
    globalThis.siteHydrated = undefined;
  }, []);
  return null;
}
