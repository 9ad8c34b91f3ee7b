import {
  MarketingDetailResponse,
  MarketingListResponse,
  MarketingRecommendResponse,
} from '@site/shared/contract/marketing';
import { Type } from '@sinclair/typebox';
import type { Database } from '../database/database';
import { success } from '../plugins/answers';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { IdParam, IdQuery } from '../plugins/request-schemas';
import { readMarketingDetail, readMarketingLists, readRecommended } from './marketing.repository';

const OptionalId = Type.Object({ id: Type.Optional(IdParam) });

const tags = ['marketing'];

export const marketingRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/open/v1/marketing/list',
    { schema: { tags, querystring: OptionalId, response: { 200: MarketingListResponse, ...problems } } },
    async ({ query }) => success(await readMarketingLists(database, query.id)),
  );
  app.get(
    '/open/v1/marketing/detail',
    { schema: { tags, querystring: IdQuery, response: { 200: MarketingDetailResponse, ...problems } } },
    async ({ query }) => success(await readMarketingDetail(database, query.id)),
  );
  app.get(
    '/open/v1/marketing/recommend',
    { schema: { tags, querystring: OptionalId, response: { 200: MarketingRecommendResponse, ...problems } } },
    async ({ query }) => success({ list: await readRecommended(database, query.id) }),
  );
};
