import type { SiteStore } from '@site/shared/store';
import { isOffline } from './early/is-offline';

/** Keeps the store's `online` in sync with the mark that the entry script sets, which hears of the network first. */
export function followOnline(store: SiteStore): void {
  const update = () => store.setState({ online: !isOffline() });
  addEventListener('online', update);
  addEventListener('offline', update);
}
