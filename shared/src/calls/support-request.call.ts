import { SupportRequest, SupportResponse } from '../contract/support';
import { defineCall } from './call';

export const bookSupport = defineCall({
  name: 'support-request',
  summary: 'A request for help with a broadcast; answered with the number of its case.',
  tag: 'support',
  method: 'post',
  host: 'base',
  path: '/ajax/SupportRequest',
  request: SupportRequest,
  answer: SupportResponse,
});
