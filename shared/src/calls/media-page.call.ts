import { Type } from '@sinclair/typebox';
import { Envelope, Paged } from '../contract/common';
import { listPageSize } from '../contract/content-ids';
import { MediaReport } from '../contract/site';
import { defineCall } from './call';
import { pageFields } from './request-fields';

export const readMediaPage = defineCall({
  name: 'media-page',
  summary: 'What the media reported, newest first.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/media/list',
  request: Type.Object(pageFields(listPageSize)),
  answer: Envelope(Paged(MediaReport)),
});
