import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { listPageSize } from '../contract/content-ids';
import { HelpClassPage } from '../contract/help';
import { defineCall } from './call';
import { Id, largestHelpPage, pageFields } from './request-fields';

export const readHelpClassPage = defineCall({
  name: 'help-class-page',
  summary: 'Articles of a leaf, and the leaves beside it; the id of a first-level classification lists all its leaves.',
  tag: 'help',
  method: 'post',
  host: 'live',
  path: '/liveajax/GetHelpArticle',
  request: Type.Object({ classId: Id, ...pageFields(listPageSize, largestHelpPage) }),
  answer: Envelope(HelpClassPage),
  reads: true,
});
