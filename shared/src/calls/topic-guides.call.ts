import { Envelope, Listed } from '../contract/common';
import { TopicSummary } from '../contract/info';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listGuides = defineCall({
  name: 'topic-guides',
  summary: 'The guides of the information portal, in their order.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/open/v1/information/article/guides',
  request: noFields,
  answer: Envelope(Listed(TopicSummary)),
  absence: 'block',
  timeout: 5_000,
});
