import { Type } from '@sinclair/typebox';
import { Envelope, Listed } from '../contract/common';
import { MarketingItem } from '../contract/marketing';
import { defineCall } from './call';
import { Id } from './request-fields';

export const listRecommendedMarketing = defineCall({
  name: 'marketing-recommend',
  summary: 'Three marketing contents to read next.',
  tag: 'marketing',
  method: 'get',
  host: 'cms',
  path: '/open/v1/marketing/recommend',
  request: Type.Object({ id: Type.Optional(Id) }),
  answer: Envelope(Listed(MarketingItem)),
  absence: 'block',
});
