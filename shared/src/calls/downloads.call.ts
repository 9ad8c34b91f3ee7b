import { Envelope, Listed } from '../contract/common';
import { Download } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listDownloads = defineCall({
  name: 'downloads',
  summary: 'Programs to download, with their versions and checksums.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/download/list',
  request: noFields,
  answer: Envelope(Listed(Download)),
});
