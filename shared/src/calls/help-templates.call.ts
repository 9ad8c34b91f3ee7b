import { Envelope, Listed } from '../contract/common';
import { HelpTemplate } from '../contract/help';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listHelpTemplates = defineCall({
  name: 'help-templates',
  summary: 'Leaves that the help home page puts forward, each with its first articles.',
  tag: 'help',
  method: 'get',
  host: 'cms',
  path: '/v1/help_center/classification/recommended_templates',
  request: noFields,
  answer: Envelope(Listed(HelpTemplate)),
  absence: 'block',
});
