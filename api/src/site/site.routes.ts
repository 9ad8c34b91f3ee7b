import { listPageSize } from '@site/shared/contract/content-ids';
import {
  ContentRevisionResponse,
  type FriendLink,
  FriendLinksResponse,
  HomeBannersResponse,
  type Job,
  JobsResponse,
  type MarketingTool,
  MarketingToolsResponse,
  MediaReportsResponse,
  type Download,
  DownloadsResponse,
  PricingFaqResponse,
  type PricingFeature,
  PricingFeaturesResponse,
  type PricingPlan,
  PricingPlansResponse,
  type Question,
} from '@site/shared/contract/site';
import { readCatalog } from '../content/catalog.repository';
import { readRevision } from '../content/revision.repository';
import type { Database } from '../database/database';
import { success } from '../plugins/answers';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { pagedQuery } from '../plugins/request-schemas';
import { readHomeBanners, readMediaPage } from './site.repository';

const tags = ['site'];

export const siteRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  app.get('/open/v1/home/banner', { schema: { tags, response: { 200: HomeBannersResponse, ...problems } } }, async () =>
    success({ list: await readHomeBanners(database) }),
  );
  app.get(
    '/open/v1/common/friend_link',
    { schema: { tags, response: { 200: FriendLinksResponse, ...problems } } },
    async () => success({ list: await readCatalog<FriendLink>(database, 'friendLink') }),
  );
  app.get(
    '/open/v1/media/list',
    {
      schema: { tags, querystring: pagedQuery(listPageSize, {}), response: { 200: MediaReportsResponse, ...problems } },
    },
    async ({ query }) => success(await readMediaPage(database, query)),
  );
  app.get(
    '/open/v1/tool/list',
    { schema: { tags, response: { 200: MarketingToolsResponse, ...problems } } },
    async () => success({ list: await readCatalog<MarketingTool>(database, 'tool') }),
  );
  app.get('/open/v1/job/list', { schema: { tags, response: { 200: JobsResponse, ...problems } } }, async () =>
    success({ list: await readCatalog<Job>(database, 'job') }),
  );
  app.get('/open/v1/pricing/faq', { schema: { tags, response: { 200: PricingFaqResponse, ...problems } } }, async () =>
    success({ list: await readCatalog<Question>(database, 'pricingFaq') }),
  );
  app.get(
    '/open/v1/pricing/plan',
    { schema: { tags, response: { 200: PricingPlansResponse, ...problems } } },
    async () => success({ list: await readCatalog<PricingPlan>(database, 'pricingPlan') }),
  );
  app.get(
    '/open/v1/pricing/feature',
    { schema: { tags, response: { 200: PricingFeaturesResponse, ...problems } } },
    async () => success({ list: await readCatalog<PricingFeature>(database, 'pricingFeature') }),
  );
  app.get('/open/v1/download/list', { schema: { tags, response: { 200: DownloadsResponse, ...problems } } }, async () =>
    success({ list: await readCatalog<Download>(database, 'download') }),
  );
  app.get(
    '/open/v1/content/revision',
    { schema: { tags, response: { 200: ContentRevisionResponse, ...problems } } },
    async () => {
      const { revision, importedAt } = await readRevision(database);
      return success({ revision, importedAt });
    },
  );
};
