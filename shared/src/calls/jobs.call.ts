import { Envelope, Listed } from '../contract/common';
import { Job } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listJobs = defineCall({
  name: 'jobs',
  summary: 'Open positions.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/job/list',
  request: noFields,
  answer: Envelope(Listed(Job)),
  absence: 'block',
});
