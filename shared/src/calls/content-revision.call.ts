import { Envelope } from '../contract/common';
import { ContentRevision } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const readContentRevision = defineCall({
  name: 'content-revision',
  summary: 'Which content the service holds; the number rises with every import that changes something.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/content/revision',
  request: noFields,
  answer: Envelope(ContentRevision),
  absence: 'nothing',
  freshFor: 0,
});
