import { Type } from '@sinclair/typebox';
import { Envelope, Paged } from '../contract/common';
import { videoPageSize } from '../contract/content-ids';
import { VideoSummary } from '../contract/info';
import { defineCall } from './call';
import { pageFields } from './request-fields';

export const readVideoPage = defineCall({
  name: 'video-page',
  summary: 'Videos, newest first.',
  tag: 'information',
  method: 'get',
  host: 'base',
  path: '/VZApi/GetVideoList',
  request: Type.Object({
    category: Type.Optional(Type.String({ maxLength: 20 })),
    ...pageFields(videoPageSize),
  }),
  answer: Envelope(Paged(VideoSummary)),
});
