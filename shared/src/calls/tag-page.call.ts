import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { listPageSize } from '../contract/content-ids';
import { TagPage } from '../contract/info';
import { defineCall } from './call';
import { Id, pageFields } from './request-fields';

export const readTagPage = defineCall({
  name: 'tag-page',
  summary: 'Articles with a tag, newest first.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetTopicByTag',
  request: Type.Object({ tagId: Id, ...pageFields(listPageSize) }),
  answer: Envelope(TagPage),
});
