import { listPageSize, suggestionLimit } from '@site/shared/contract/content-ids';
import { SearchKind, SearchResponse, SearchSuggestResponse } from '@site/shared/contract/search';
import { Type } from '@sinclair/typebox';
import type { Database } from '../database/database';
import { success } from '../plugins/answers';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { pagedQuery } from '../plugins/request-schemas';
import { searchSite, suggestSite } from './site-search';

const SearchQuery = pagedQuery(listPageSize, {
  q: Type.String({ maxLength: 100, default: '' }),
  kind: Type.Optional(SearchKind),
});
const SuggestQuery = Type.Object({
  q: Type.String({ maxLength: 100, default: '' }),
  size: Type.Integer({ minimum: 1, maximum: suggestionLimit, default: suggestionLimit }),
});

const tags = ['search'];

export const searchRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/open/v1/search',
    { schema: { tags, querystring: SearchQuery, response: { 200: SearchResponse, ...problems } } },
    async ({ query: { q, kind, ...page } }) => success(await searchSite(database, q, kind, page)),
  );
  app.get(
    '/open/v1/search/suggest',
    { schema: { tags, querystring: SuggestQuery, response: { 200: SearchSuggestResponse, ...problems } } },
    async ({ query: { q, size } }) => success({ suggest: await suggestSite(database, q, size) }),
  );
};
