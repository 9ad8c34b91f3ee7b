import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { defineCall, withDefault } from './call';
import { Id } from './request-fields';

export const sendHelpFeedback = defineCall({
  name: 'help-feedback',
  summary: 'Whether a help article was useful, and why not.',
  tag: 'help',
  method: 'post',
  host: 'live',
  path: '/liveajax/HelpArticleFeedback',
  request: Type.Object({
    articleId: Id,
    /** 1 useful, 0 not useful. */
    islike: Type.Integer({ minimum: 0, maximum: 1 }),
    /** Why not; the page asks for it when `islike` is 0. Cut where it is longer than 500 characters. */
    feedback: withDefault(Type.String(), ''),
  }),
  answer: Envelope(Type.Object({ articleId: Type.Integer() })),
  sends: 'form',
});
