import { allTopicsCategory, listPageSize } from '@site/shared/contract/content-ids';
import {
  HotTopicsResponse,
  TopicCategoriesResponse,
  TopicGroupsResponse,
  TopicListResponse,
  TopicPageResponse,
  TopicResponse,
} from '@site/shared/contract/info';
import { Type } from '@sinclair/typebox';
import type { Database } from '../database/database';
import { success } from '../plugins/answers';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { IdQuery, pagedQuery } from '../plugins/request-schemas';
import { readTopicCategories } from './topic-categories.repository';
import {
  readFeaturedTopics,
  readHotTopics,
  readNewestTopics,
  readTopic,
  readTopicGroups,
  readTopicPage,
} from './topics.repository';

const CategoryQuery = pagedQuery(listPageSize, {
  categoryId: Type.Integer({ minimum: 1, maximum: 2_147_483_647, default: allTopicsCategory }),
});

const tags = ['information'];

export const topicsRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/VZApi/GetTopicCategory',
    { schema: { tags, response: { 200: TopicCategoriesResponse, ...problems } } },
    async () => success({ list: await readTopicCategories(database) }),
  );
  app.get(
    '/VZApi/GetTopicByCategory',
    { schema: { tags, querystring: CategoryQuery, response: { 200: TopicPageResponse, ...problems } } },
    async ({ query: { categoryId, ...page } }) => success(await readTopicPage(database, categoryId, page)),
  );
  app.get(
    '/VZApi/GetTopicDetail',
    { schema: { tags, querystring: IdQuery, response: { 200: TopicResponse, ...problems } } },
    async ({ query }) => success(await readTopic(database, query.id)),
  );
  app.get(
    '/VZApi/GetHotTopic',
    { schema: { tags, querystring: pagedQuery(listPageSize, {}), response: { 200: HotTopicsResponse, ...problems } } },
    async ({ query }) => success(await readHotTopics(database, query)),
  );
  app.get(
    '/VZApi/GetFiveHomeNewHq',
    { schema: { tags, response: { 200: TopicListResponse, ...problems } } },
    async () => success({ list: await readNewestTopics(database) }),
  );
  app.get(
    '/VZApi/GetHomeNewList',
    { schema: { tags, response: { 200: TopicGroupsResponse, ...problems } } },
    async () => success({ list: await readTopicGroups(database) }),
  );
  app.get(
    '/open/v1/information/article/featured',
    { schema: { tags, response: { 200: TopicListResponse, ...problems } } },
    async () => success({ list: await readFeaturedTopics(database) }),
  );
};
