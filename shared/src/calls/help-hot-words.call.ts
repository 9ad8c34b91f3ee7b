import { Type } from '@sinclair/typebox';
import { Envelope, Paged } from '../contract/common';
import { hotSearchPageSize } from '../contract/content-ids';
import { HotWord } from '../contract/help';
import { defineCall, withDefault } from './call';
import { Keyword, PageIndex } from './request-fields';

export const listHotWords = defineCall({
  name: 'help-hot-words',
  summary: 'What visitors of the help centre search for most.',
  tag: 'help',
  method: 'post',
  host: 'cms',
  path: '/v1/help_center/hot_search/page',
  request: Type.Object({
    keyword: Keyword,
    page: PageIndex,
    size: withDefault(Type.Integer({ minimum: 1, maximum: 50 }), hotSearchPageSize),
    /** 1 shown, 0 hidden. */
    state: withDefault(Type.Integer({ minimum: 0, maximum: 1 }), 1),
  }),
  answer: Envelope(Paged(HotWord)),
  reads: true,
  absence: 'block',
});
