import { loadClient } from '@site/shared/http';
import { readSiteData } from './early/site-data';

/** Where browsers do not say that they are idle (Safari), in milliseconds. */
const idleWait = 2000;

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, idleWait);
}

/**
 * What the first navigation of a hydrated page needs beyond its code and data: the client of calls, and the hashes of the
 * section's chunks. A navigation that comes before gets them itself.
 */
export function prepareNavigation(): void {
  whenIdle(() => {
    void loadClient().catch(() => undefined);
    void globalThis.siteHashesOf(readSiteData().own.pinned?.entry ?? '').catch(() => undefined);
  });
}
