import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { Video } from '../contract/info';
import { defineCall } from './call';
import { Id } from './request-fields';

export const readVideo = defineCall({
  name: 'video',
  summary: 'One video with its transcript.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetVideoDetail',
  request: Type.Object({ id: Id }),
  answer: Envelope(Video),
});
