import { Envelope, Listed } from '../contract/common';
import { TopicGroup } from '../contract/info';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listTopicGroups = defineCall({
  name: 'topic-groups',
  summary: 'The five newest articles of each category.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetHomeNewList',
  request: noFields,
  answer: Envelope(Listed(TopicGroup)),
  absence: 'block',
});
