import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { CollegeArticle } from '../contract/college';
import { defineCall } from './call';
import { Id } from './request-fields';

export const readCollegeArticle = defineCall({
  name: 'college-article',
  summary: 'A lecture or a piece of company news.',
  tag: 'college',
  method: 'get',
  host: 'base',
  path: '/VZCollege/articleinfo',
  request: Type.Object({ id: Id }),
  answer: Envelope(CollegeArticle),
});
