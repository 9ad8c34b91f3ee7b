import { listPageSize } from '@site/shared/contract/content-ids';
import { TagPageResponse, TagsResponse, VideoResponse, VideosResponse } from '@site/shared/contract/info';
import { Type } from '@sinclair/typebox';
import type { Database } from '../database/database';
import { success } from '../plugins/answers';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { IdParam, IdQuery, pagedQuery } from '../plugins/request-schemas';
import { readTagPage, readTags } from './tags.repository';
import { readVideo, readVideoPage } from './videos.repository';

const videoPageSize = 12;

const TagQuery = pagedQuery(listPageSize, { tagId: IdParam });
const VideoQuery = pagedQuery(videoPageSize, { category: Type.Optional(Type.String({ maxLength: 20 })) });

const tags = ['information'];

export const videosAndTagsRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  app.get('/VZApi/GetTagList', { schema: { tags, response: { 200: TagsResponse, ...problems } } }, async () =>
    success({ list: await readTags(database) }),
  );
  app.get(
    '/VZApi/GetTopicByTag',
    { schema: { tags, querystring: TagQuery, response: { 200: TagPageResponse, ...problems } } },
    async ({ query: { tagId, ...page } }) => success(await readTagPage(database, tagId, page)),
  );
  app.get(
    '/VZApi/GetVideoList',
    { schema: { tags, querystring: VideoQuery, response: { 200: VideosResponse, ...problems } } },
    async ({ query: { category, ...page } }) => success(await readVideoPage(database, category, page)),
  );
  app.get(
    '/VZApi/GetVideoDetail',
    { schema: { tags, querystring: IdQuery, response: { 200: VideoResponse, ...problems } } },
    async ({ query }) => success(await readVideo(database, query.id)),
  );
};
