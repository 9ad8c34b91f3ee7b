import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { defineCall } from './call';

const short = { maxLength: 64 };

export const trackEvent = defineCall({
  name: 'track-event',
  summary: 'One event of a visitor who agreed to statistics; `score` is that of its row in the table, or 0.',
  tag: 'tracking',
  method: 'post',
  host: 'cms',
  path: '/open/v1/track',
  request: Type.Object({
    action_id: Type.String({ minLength: 1, ...short }),
    type: Type.Union([Type.Literal('view'), Type.Literal('click'), Type.Literal('event')]),
    action: Type.String(short),
    action_code: Type.String({ minLength: 1, ...short }),
    score: Type.Integer({ minimum: 0, maximum: 1000 }),
    max_score: Type.Integer({ minimum: 0, maximum: 1000 }),
    open_flag: Type.Integer({ minimum: 0, maximum: 1 }),
  }),
  answer: Envelope(Type.Null()),
  accepts: ['json', 'form', 'beacon'],
});
