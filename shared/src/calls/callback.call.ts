import { CallbackRequest, CallbackResponse } from '../contract/callback';
import { defineCall } from './call';

export const careForCallback = defineCall({
  name: 'callback',
  summary: 'Shows, changes, cancels or erases the callback of a code, which is a header.',
  tag: 'leads',
  method: 'post',
  host: 'base',
  path: '/ajax/Callback',
  request: CallbackRequest,
  answer: CallbackResponse,
});
