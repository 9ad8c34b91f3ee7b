import { Type } from '@sinclair/typebox';
import { Envelope, Listed } from '../contract/common';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listCallbackTimes = defineCall({
  name: 'callback-times',
  summary: 'The half-hours in which somebody can be called, on the clock of China.',
  tag: 'leads',
  method: 'get',
  host: 'cms',
  path: '/open/v1/callback/times',
  request: noFields,
  answer: Envelope(Listed(Type.String())),
  absence: 'block',
});
