import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { listPageSize } from '../contract/content-ids';
import { SearchKind, SearchPage } from '../contract/search';
import { defineCall } from './call';
import { Keyword, pageFields, searchFields } from './request-fields';

export const searchSite = defineCall({
  name: 'site-search',
  summary:
    'Everything on the site with these words, and how many hits each kind has; with `each` the best so many of every kind.',
  tag: 'search',
  method: 'get',
  host: 'cms',
  path: '/open/v1/search',
  request: Type.Object({
    q: Keyword,
    kind: Type.Optional(SearchKind),
    each: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    ...searchFields,
    ...pageFields(listPageSize),
  }),
  answer: Envelope(SearchPage),
  weight: 'heavy',
});
