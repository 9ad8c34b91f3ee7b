import { Envelope, Listed } from '../contract/common';
import { HelpBranch } from '../contract/help';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const readHelpTree = defineCall({
  name: 'help-tree',
  summary: 'The first-level classifications of the help centre, each with its leaves, by name.',
  tag: 'help',
  method: 'get',
  host: 'cms',
  path: '/v1/help_center/classification/all_level_one',
  request: noFields,
  answer: Envelope(Listed(HelpBranch)),
});
