import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** True while React takes over markup of the server, false where the browser renders anew. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
}
