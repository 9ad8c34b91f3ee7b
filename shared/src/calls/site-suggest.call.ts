import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { SearchSuggestion } from '../contract/search';
import { defineCall } from './call';
import { Keyword, SuggestionCount } from './request-fields';

export const suggestSite = defineCall({
  name: 'site-suggest',
  summary: 'Titles that begin or sound like what was typed: characters, pinyin or initials.',
  tag: 'search',
  method: 'get',
  host: 'cms',
  path: '/open/v1/search/suggest',
  request: Type.Object({ q: Keyword, size: SuggestionCount }),
  answer: Envelope(Type.Object({ suggest: Type.Array(SearchSuggestion) })),
  absence: 'block',
  weight: 'heavy',
});
