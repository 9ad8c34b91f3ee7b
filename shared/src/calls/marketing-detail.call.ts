import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { MarketingDetail } from '../contract/marketing';
import { defineCall } from './call';
import { Id } from './request-fields';

export const readMarketingDetail = defineCall({
  name: 'marketing-detail',
  summary: 'One marketing content with its six blocks.',
  tag: 'marketing',
  method: 'get',
  host: 'cms',
  path: '/open/v1/marketing/detail',
  request: Type.Object({ id: Id }),
  answer: Envelope(MarketingDetail),
  timeout: 20_000,
});
