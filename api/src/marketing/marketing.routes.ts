import { readMarketingDetail } from '@site/shared/calls/marketing-detail';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { listRecommendedMarketing } from '@site/shared/calls/marketing-recommend';
import type { Database } from '../database/database';
import { type Routes, mountCall } from '../plugins/mount-call';
import { findMarketingDetail, findMarketingLists, findRecommended } from './marketing.repository';

export const marketingRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  mountCall(app, readMarketingLists, ({ id }) => findMarketingLists(database, id));
  mountCall(app, readMarketingDetail, ({ id }) => findMarketingDetail(database, id));
  mountCall(app, listRecommendedMarketing, async ({ id }) => ({ list: await findRecommended(database, id) }));
};
