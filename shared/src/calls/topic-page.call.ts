import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { allTopicsCategory, listPageSize } from '../contract/content-ids';
import { TopicPage } from '../contract/info';
import { defineCall, withDefault } from './call';
import { Id, pageFields } from './request-fields';

export const readTopicPage = defineCall({
  name: 'topic-page',
  summary: 'Articles of a category, newest first.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetTopicByCategory',
  request: Type.Object({ categoryId: withDefault(Id, allTopicsCategory), ...pageFields(listPageSize) }),
  answer: Envelope(TopicPage),
  timeout: 5_000,
});
