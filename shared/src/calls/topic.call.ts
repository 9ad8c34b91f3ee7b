import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { Topic } from '../contract/info';
import { defineCall } from './call';
import { Id } from './request-fields';

export const readTopic = defineCall({
  name: 'topic',
  summary: 'One article of the information portal.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetTopicDetail',
  request: Type.Object({ id: Id }),
  answer: Envelope(Topic),
});
