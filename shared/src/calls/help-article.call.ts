import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { HelpArticle } from '../contract/help';
import { defineCall } from './call';
import { Id } from './request-fields';

export const readHelpArticle = defineCall({
  name: 'help-article',
  summary: 'One help article.',
  tag: 'help',
  method: 'post',
  host: 'live',
  path: '/liveajax/GetHelpArticle',
  request: Type.Object({ id: Id }),
  answer: Envelope(HelpArticle),
  reads: true,
});
