import type { SiteStore } from '@site/shared/store';

/** Keeps the store's `online` as the browser says (spec §4); the banner itself is the entry script's. */
export function followOnline(store: SiteStore): void {
  const update = () => store.setState({ online: navigator.onLine });
  addEventListener('online', update);
  addEventListener('offline', update);
}
