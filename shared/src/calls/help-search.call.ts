import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { listPageSize, longestKeyword } from '../contract/content-ids';
import { HelpArticlePage } from '../contract/help';
import { defineCall } from './call';
import { largestHelpPage, pageFields } from './request-fields';

export const searchHelp = defineCall({
  name: 'help-search',
  summary: 'Help articles with these words; empty words find nothing.',
  tag: 'help',
  method: 'post',
  host: 'live',
  path: '/liveajax/GetHelpArticle',
  request: Type.Object({
    keywords: Type.String({ maxLength: longestKeyword }),
    ...pageFields(listPageSize, largestHelpPage),
  }),
  answer: Envelope(HelpArticlePage),
  reads: true,
  weight: 'heavy',
});
