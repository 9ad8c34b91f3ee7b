import { Envelope, Listed } from '../contract/common';
import { FriendLink } from '../contract/site';
import { defineCall } from './call';
import { noFields } from './request-fields';

export const listFriendLinks = defineCall({
  name: 'friend-links',
  summary: 'Links to friendly sites, for the footer of the home page.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/common/friend_link',
  request: noFields,
  answer: Envelope(Listed(FriendLink)),
  absence: 'block',
});
