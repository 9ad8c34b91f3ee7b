import { searchSite } from '@site/shared/calls/site-search';
import { suggestSite } from '@site/shared/calls/site-suggest';
import type { Database } from '../database/database';
import { type Routes, mountCall } from '../plugins/mount-call';
import { findOnSite, findSiteSuggestions } from './site-search';

export const searchRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  mountCall(app, searchSite, ({ q, kind, ...page }) => findOnSite(database, q, kind, page));
  mountCall(app, suggestSite, async ({ q, size }) => ({ suggest: await findSiteSuggestions(database, q, size) }));
};
