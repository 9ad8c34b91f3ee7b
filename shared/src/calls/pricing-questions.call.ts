import { Envelope, Listed } from '../contract/common';
import { Question } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listPricingQuestions = defineCall({
  name: 'pricing-questions',
  summary: 'Questions about prices and their answers.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/pricing/faq',
  request: noFields,
  answer: Envelope(Listed(Question)),
  absence: 'block',
});
