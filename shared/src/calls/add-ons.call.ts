import { Envelope, Listed } from '../contract/common';
import { AddOn } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listAddOns = defineCall({
  name: 'add-ons',
  summary: 'What is bought beside a plan, with its price.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/pricing/add-ons',
  request: noFields,
  answer: Envelope(Listed(AddOn)),
  absence: 'block',
});
