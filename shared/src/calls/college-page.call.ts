import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { listPageSize } from '../contract/content-ids';
import { CollegeArticlePage } from '../contract/college';
import { defineCall } from './call';
import { Id, pageFields } from './request-fields';

export const readCollegePage = defineCall({
  name: 'college-page',
  summary:
    'Lectures of a type in the order of their course; company news, or without a type all lectures, newest first.',
  tag: 'college',
  method: 'post',
  host: 'base',
  path: '/VZCollege/articleList',
  request: Type.Object({
    /** 1 to 5 lectures, 60 company news. */
    typeId: Type.Optional(Id),
    ...pageFields(listPageSize),
  }),
  answer: Envelope(CollegeArticlePage),
  sends: 'query',
  accepts: ['query', 'json', 'form'],
  reads: true,
  timeout: 5_000,
});
