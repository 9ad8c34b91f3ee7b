import { Envelope, Listed } from '../contract/common';
import { MarketingTool } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listMarketingTools = defineCall({
  name: 'marketing-tools',
  summary: 'The marketing tools and the plans that hold them.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/tool/list',
  request: noFields,
  answer: Envelope(Listed(MarketingTool)),
});
