import { ArticleTypesResponse, CollegeArticleResponse, CollegeArticlesResponse } from '@site/shared/contract/college';
import { listPageSize } from '@site/shared/contract/content-ids';
import { type Static, Type } from '@sinclair/typebox';
import type { Database } from '../database/database';
import { success } from '../plugins/answers';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { IdParam, IdQuery } from '../plugins/request-schemas';
import { readArticleTypes, readCollegeArticle, readCollegePage } from './college.repository';

const pageFields = {
  typeId: Type.Optional(IdParam),
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
const ListQuery = Type.Object(pageFields);
/** The specification sends its parameters in the query; a body says the same. No body is null. */
const ListBody = Type.Union([Type.Object(pageFields), Type.Null()]);

const tags = ['college'];

export const collegeRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/VZCollege/articleTypeList',
    { schema: { tags, response: { 200: ArticleTypesResponse, ...problems } } },
    async () => success({ list: await readArticleTypes(database) }),
  );
  app.post(
    '/VZCollege/articleList',
    {
      schema: { tags, querystring: ListQuery, body: ListBody, response: { 200: CollegeArticlesResponse, ...problems } },
    },
    async ({ query, body }) => success(await listArticles(database, { ...query, ...body })),
  );
  app.get(
    '/VZCollege/articleinfo',
    { schema: { tags, querystring: IdQuery, response: { 200: CollegeArticleResponse, ...problems } } },
    async ({ query }) => success(await readCollegeArticle(database, query.id)),
  );
};

function listArticles(database: Database, request: Static<typeof ListQuery>) {
  const { typeId, pageIndex = 1, pageSize = listPageSize } = request;
  return readCollegePage(database, typeId, { pageIndex, pageSize });
}
