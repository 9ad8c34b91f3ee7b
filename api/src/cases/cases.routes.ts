import { CaseResponse, CasesResponse } from '@site/shared/contract/cases';
import { Type } from '@sinclair/typebox';
import type { Database } from '../database/database';
import { success } from '../plugins/answers';
import type { Routes } from '../plugins/contract-types';
import { problems } from '../plugins/problem-schemas';
import { IdQuery, pagedQuery } from '../plugins/request-schemas';
import { readCase, readCasePage } from './cases.repository';

const casePageSize = 12;
const Value = Type.String({ maxLength: 50 });

const CasesQuery = pagedQuery(casePageSize, {
  industry: Type.Optional(Value),
  scene: Type.Optional(Value),
  product: Type.Optional(Value),
  q: Type.Optional(Value),
  sort: Type.Union([Type.Literal('recommended'), Type.Literal('newest')], { default: 'recommended' }),
});

const tags = ['cases'];

export const casesRoutes: Routes<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/open/v1/case/list',
    { schema: { tags, querystring: CasesQuery, response: { 200: CasesResponse, ...problems } } },
    async ({ query: { pageIndex, pageSize, ...filter } }) =>
      success(await readCasePage(database, filter, { pageIndex, pageSize })),
  );
  app.get(
    '/open/v1/case/detail',
    { schema: { tags, querystring: IdQuery, response: { 200: CaseResponse, ...problems } } },
    async ({ query }) => success(await readCase(database, query.id)),
  );
};
