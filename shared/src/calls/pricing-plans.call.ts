import { Envelope, Listed } from '../contract/common';
import { PricingPlan } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listPricingPlans = defineCall({
  name: 'pricing-plans',
  summary: 'The plans of the price page.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/pricing/plan',
  request: noFields,
  answer: Envelope(Listed(PricingPlan)),
});
