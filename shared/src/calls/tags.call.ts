import { Envelope, Listed } from '../contract/common';
import { CountedTag } from '../contract/info';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listTags = defineCall({
  name: 'tags',
  summary: 'All tags of the information portal with the number of their articles.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetTagList',
  request: noFields,
  answer: Envelope(Listed(CountedTag)),
});
