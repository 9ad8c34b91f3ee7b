import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { casePageSize, longestKeyword } from '../contract/content-ids';
import { CasePage } from '../contract/cases';
import { defineCall, withDefault } from './call';
import { pageFields } from './request-fields';

const FilterValue = Type.String({ maxLength: longestKeyword });

export const readCasePage = defineCall({
  name: 'case-page',
  summary: 'Customer cases by industry, scene, product and words, with the filters and what each would leave.',
  tag: 'cases',
  method: 'get',
  host: 'cms',
  path: '/open/v1/case/list',
  request: Type.Object({
    industry: Type.Optional(FilterValue),
    scene: Type.Optional(FilterValue),
    product: Type.Optional(FilterValue),
    q: Type.Optional(FilterValue),
    sort: withDefault(Type.Union([Type.Literal('recommended'), Type.Literal('newest')]), 'recommended'),
    ...pageFields(casePageSize),
  }),
  answer: Envelope(CasePage),
});
