import { searchSite } from '@site/shared/calls/site-search';
import { suggestSite } from '@site/shared/calls/site-suggest';
import type { Database } from '../database/database';
import { type Routes, mountCall } from '../plugins/mount-call';
import { noticeGap } from './notice-gap';
import { findOnSite, findSiteSuggestions } from './site-search';

/** `primary` takes what was searched in vain. */
type SearchParts = { database: Database; primary: Database };

export const searchRoutes: Routes<SearchParts> = async (app, { database, primary }) => {
  mountCall(app, searchSite, async ({ pageIndex, pageSize, ...request }, { log }) => {
    const page = await findOnSite(database, request, { pageIndex, pageSize });
    if (page.kinds.length === 0) noticeGap(primary, log, request);
    return page;
  });
  mountCall(app, suggestSite, async ({ q, size }) => ({ suggest: await findSiteSuggestions(database, q, size) }));
};
