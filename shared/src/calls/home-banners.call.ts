import { Envelope, Listed } from '../contract/common';
import { HomeBanner } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listHomeBanners = defineCall({
  name: 'home-banners',
  summary: 'The banners of the home page.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/home/banner',
  request: noFields,
  answer: Envelope(Listed(HomeBanner)),
  absence: 'block',
});
