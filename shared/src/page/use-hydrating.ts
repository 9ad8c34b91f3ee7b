import { useSyncExternalStore } from 'react';

declare global {
  /** Told when the section is hydrated; there from before the page hydrates until then, in browsers alone. */
  var siteHydrated: (() => void) | undefined;
}

const noSubscription = () => () => undefined;

/** True while React takes over markup of the server, false where the browser renders anew. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
}
