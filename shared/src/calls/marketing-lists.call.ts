import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { MarketingLists } from '../contract/marketing';
import { defineCall } from './call';
import { Id } from './request-fields';

export const readMarketingLists = defineCall({
  name: 'marketing-lists',
  summary: 'Marketing contents of a category, or of all with the id 99 or none, flat and in groups.',
  tag: 'marketing',
  method: 'get',
  host: 'cms',
  path: '/open/v1/marketing/list',
  request: Type.Object({ id: Type.Optional(Id) }),
  answer: Envelope(MarketingLists),
});
