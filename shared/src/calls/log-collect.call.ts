import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { defineCall } from './call';

export const reportFailedRequest = defineCall({
  name: 'log-collect',
  summary: 'A failed request that a browser or a section reports to the log.',
  tag: 'site',
  method: 'post',
  host: 'live',
  path: '/liveajax/LogCollect',
  request: Type.Object({
    /** A `FailedRequest` as JSON text. */
    logInfo: Type.String({ minLength: 2, maxLength: 8192 }),
  }),
  answer: Envelope(Type.Null()),
  accepts: ['json', 'form', 'beacon'],
});
