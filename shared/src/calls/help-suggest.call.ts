import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { HelpSuggestion } from '../contract/help';
import { defineCall } from './call';
import { Keyword, SuggestionCount } from './request-fields';

export const suggestHelp = defineCall({
  name: 'help-suggest',
  summary: 'Help articles whose title fits what was typed so far.',
  tag: 'help',
  method: 'get',
  host: 'cms',
  path: '/v1/help_center/article/suggest',
  request: Type.Object({ keyWord: Keyword, size: SuggestionCount }),
  answer: Envelope(Type.Object({ suggest: Type.Array(HelpSuggestion) })),
  absence: 'block',
  weight: 'heavy',
});
