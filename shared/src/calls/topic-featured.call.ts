import { Envelope, Listed } from '../contract/common';
import { TopicSummary } from '../contract/info';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listFeaturedTopics = defineCall({
  name: 'topic-featured',
  summary: 'Articles that the editors put forward.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/open/v1/information/article/featured',
  request: noFields,
  answer: Envelope(Listed(TopicSummary)),
  absence: 'block',
  timeout: 5_000,
});
