import { Envelope } from '../contract/common';
import { HelpHome } from '../contract/help';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const readHelpHome = defineCall({
  name: 'help-home',
  summary: 'Every first-level classification with its first articles, and the newest articles of all.',
  tag: 'help',
  method: 'get',
  host: 'live',
  path: '/liveajax/GetHelpCenterHomeData',
  request: noFields,
  answer: Envelope(HelpHome),
});
