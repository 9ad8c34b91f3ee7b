import type { SiteStore } from '@site/shared/store';

/** Keeps the store's `online` in sync with the browser; the entry script shows the banner. */
export function followOnline(store: SiteStore): void {
  const update = () => store.setState({ online: navigator.onLine });
  addEventListener('online', update);
  addEventListener('offline', update);
}
