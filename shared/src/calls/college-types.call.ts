import { Envelope, Listed } from '../contract/common';
import { ArticleType } from '../contract/college';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listCollegeTypes = defineCall({
  name: 'college-types',
  summary: 'The navigation of the lectures.',
  tag: 'college',
  method: 'get',
  host: 'base',
  path: '/VZCollege/articleTypeList',
  request: noFields,
  answer: Envelope(Listed(ArticleType)),
  absence: 'block',
});
