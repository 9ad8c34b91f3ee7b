import { Envelope, Listed } from '../contract/common';
import { TopicSummary } from '../contract/info';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listNewestTopics = defineCall({
  name: 'topic-newest',
  summary: 'The five newest articles.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetFiveHomeNewHq',
  request: noFields,
  answer: Envelope(Listed(TopicSummary)),
  timeout: 5_000,
});
