import { loadClient } from '@site/shared/http';
import { errorStylesReady } from '../chrome/errors/error-styles-ready';
import { readSiteData } from './early/site-data';
import { whenIdle } from './when-idle';

/**
 * What the first navigation of a hydrated page needs beyond its code and data: the client of calls, the hashes of the
 * section's chunks, and for one that fails the styles of the error page. A navigation that comes before gets them itself.
 */
export function prepareNavigation(): void {
  whenIdle(() => {
    void loadClient().catch(() => undefined);
    void errorStylesReady();
    void globalThis.siteHashesOf(readSiteData().own.pinned?.entry ?? '').catch(() => undefined);
  });
}
