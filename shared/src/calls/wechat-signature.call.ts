import { Type } from '@sinclair/typebox';
import { Envelope } from '../contract/common';
import { defineCall } from './call';

const longestAddress = 2_000;

export const readWeChatSignature = defineCall({
  name: 'wechat-signature',
  summary: "What a page of the site needs to configure WeChat's JS-SDK; 404 where WeChat is not configured.",
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/wechat/signature',
  request: Type.Object({
    /** Address of the page, without anchor. */
    url: Type.String({ minLength: 1, maxLength: longestAddress }),
  }),
  answer: Envelope(
    Type.Object({
      appId: Type.String(),
      /** In seconds. */
      timestamp: Type.Integer(),
      nonceStr: Type.String(),
      signature: Type.String(),
    }),
  ),
  absence: 'nothing',
  freshFor: 0,
});
