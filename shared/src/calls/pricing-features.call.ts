import { Envelope, Listed } from '../contract/common';
import { PricingFeature } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listPricingFeatures = defineCall({
  name: 'pricing-features',
  summary: 'The comparison of the plans; the values of a row stand in the order of the plans.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/pricing/feature',
  request: noFields,
  answer: Envelope(Listed(PricingFeature)),
  absence: 'block',
});
