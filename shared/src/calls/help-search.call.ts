import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { listPageSize, longestKeyword } from '../contract/content-ids';
import { HelpSearchPage } from '../contract/help';
import { defineCall } from './call';
import { Id, largestHelpPage, pageFields, searchFields } from './request-fields';

export const searchHelp = defineCall({
  name: 'help-search',
  summary: 'Help articles with these words; empty words find nothing.',
  tag: 'help',
  method: 'post',
  host: 'live',
  path: '/liveajax/GetHelpArticle',
  request: Type.Object({
    keywords: Type.String({ maxLength: longestKeyword }),
    /** A first-level classification. */
    category: Type.Optional(Id),
    ...searchFields,
    ...pageFields(listPageSize, largestHelpPage),
  }),
  answer: Envelope(HelpSearchPage),
  reads: true,
  weight: 'heavy',
});
