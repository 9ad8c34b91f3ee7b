import { readContentRevision } from '@site/shared/calls/content-revision';
import { listAddOns } from '@site/shared/calls/add-ons';
import { listDownloads } from '@site/shared/calls/downloads';
import { listFacts } from '@site/shared/calls/facts';
import { listFriendLinks } from '@site/shared/calls/friend-links';
import { listHomeBanners } from '@site/shared/calls/home-banners';
import { listJobs } from '@site/shared/calls/jobs';
import { listMarketingTools } from '@site/shared/calls/marketing-tools';
import { readMediaPage } from '@site/shared/calls/media-page';
import { listPricingFeatures } from '@site/shared/calls/pricing-features';
import { listPricingPlans } from '@site/shared/calls/pricing-plans';
import { listPricingQuestions } from '@site/shared/calls/pricing-questions';
import { readCatalog } from '../content/catalog.repository';
import { readSettledRevision } from '../content/revision.repository';
import type { Database } from '../database/database';
import { listShareCards } from '@site/shared/calls/share-cards';
import { ShareCards } from './share-cards';
import { type Routes, mountCall } from '../plugins/mount-call';
import { findFacts, findHomeBanners, findMediaPage, readFactTexts } from './site.repository';

export type SiteParts = {
  database: Database;
  /** Seconds until an import is told: none where all read one server. */
  settledAfter: number;
  contentDir: string;
};

export const siteRoutes: Routes<SiteParts> = async (app, { database, settledAfter, contentDir }) => {
  const cards = new ShareCards(contentDir);
  mountCall(app, listHomeBanners, async () => ({ list: await findHomeBanners(database) }));
  mountCall(app, readMediaPage, (page) => findMediaPage(database, page));
  mountCall(app, listFriendLinks, async () => ({ list: await readCatalog(database, 'friendLink') }));
  mountCall(app, listMarketingTools, async () => ({ list: await readCatalog(database, 'tool') }));
  mountCall(app, listJobs, async () => ({ list: await readCatalog(database, 'job') }));
  mountCall(app, listPricingQuestions, async () => ({ list: await readCatalog(database, 'pricingFaq') }));
  mountCall(app, listPricingPlans, async () => ({ list: await readCatalog(database, 'pricingPlan') }));
  mountCall(app, listAddOns, async () => ({ list: await readCatalog(database, 'addOn') }));
  mountCall(app, listFacts, async ({ names }) => ({ list: await findFacts(database, names.split(',')) }));
  mountCall(app, listPricingFeatures, async () => ({ list: await readCatalog(database, 'pricingFeature') }));
  mountCall(app, listDownloads, async () => ({ list: await readCatalog(database, 'download') }));
  mountCall(app, listShareCards, async () => ({ list: await cards.list(await readFactTexts(database)) }));
  mountCall(app, readContentRevision, async () => {
    const { revision, importedAt } = await readSettledRevision(database, settledAfter);
    return { revision, importedAt };
  });
};
