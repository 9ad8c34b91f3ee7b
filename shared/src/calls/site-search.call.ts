import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { listPageSize } from '../contract/content-ids';
import { SearchKind, SearchPage } from '../contract/search';
import { defineCall } from './call';
import { Keyword, pageFields } from './request-fields';

export const searchSite = defineCall({
  name: 'site-search',
  summary: 'Everything on the site with these words, and how many hits each kind has.',
  tag: 'search',
  method: 'get',
  host: 'cms',
  path: '/open/v1/search',
  request: Type.Object({ q: Keyword, kind: Type.Optional(SearchKind), ...pageFields(listPageSize) }),
  answer: Envelope(SearchPage),
  weight: 'heavy',
});
