import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { CaseStudy } from '../contract/cases';
import { defineCall } from './call';
import { Id } from './request-fields';

export const readCaseStudy = defineCall({
  name: 'case-study',
  summary: 'One customer case.',
  tag: 'cases',
  method: 'get',
  host: 'cms',
  path: '/open/v1/case/detail',
  request: Type.Object({ id: Id }),
  answer: Envelope(CaseStudy),
});
