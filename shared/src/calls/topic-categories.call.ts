import { Envelope, Listed } from '../contract/common';
import { TopicCategory } from '../contract/info';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listTopicCategories = defineCall({
  name: 'topic-categories',
  summary: 'The categories of the information portal; the one of all articles comes first.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetTopicCategory',
  request: noFields,
  answer: Envelope(Listed(TopicCategory)),
  absence: 'block',
});
