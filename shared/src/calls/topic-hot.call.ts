import { Type } from '@sinclair/typebox';
import { Envelope, Paged } from '../contract/common';
import { listPageSize } from '../contract/content-ids';
import { TopicSummary } from '../contract/info';
import { defineCall } from './call';
import { pageFields } from './request-fields';

export const readHotTopicPage = defineCall({
  name: 'topic-hot',
  summary: 'Articles by the number of their readers.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetHotTopic',
  request: Type.Object(pageFields(listPageSize)),
  answer: Envelope(Paged(TopicSummary)),
});
