import { readWeChatSignature } from '@site/shared/calls/wechat-signature';
import { randomBytes } from 'node:crypto';
import { HttpError, notFound } from '../plugins/http-errors';
import { mountCall, type Routes } from '../plugins/mount-call';
import { signatureOf } from './signature';
import { TicketKeeper } from './ticket-keeper';
import { fetchTicket } from './wechat-api';
import type { WeChatSettings } from './wechat-settings';

export type WeChatParts = { weChat: WeChatSettings | undefined; siteOrigins: readonly string[] };

/** The address as WeChat knows it, without its anchor; pages of others are not signed. */
function ownAddress(url: string, siteOrigins: readonly string[]): string {
  const own = URL.canParse(url) && siteOrigins.includes(new URL(url).origin);
  if (!own) throw new HttpError(400, '只给本站的页面签名');
  return url.replace(/#.*$/s, '');
}

export const weChatRoutes: Routes<WeChatParts> = async (app, { weChat, siteOrigins }) => {
  const tickets =
    weChat &&
    new TicketKeeper(
      () => fetchTicket(weChat),
      (error) => app.log.warn({ err: error }, 'WeChat gave no ticket'),
    );

  mountCall(app, readWeChatSignature, async (request) => {
    if (!weChat || !tickets) throw notFound('这个站点没有接入微信');
    const url = ownAddress(request.url, siteOrigins);
    const ticket = await tickets.ticket().catch(() => {
      throw new HttpError(503, '微信暂时没有响应，请稍后再试');
    });
    const timestamp = Math.floor(Date.now() / 1000);
    const nonceStr = randomBytes(12).toString('hex');
    return { appId: weChat.appId, timestamp, nonceStr, signature: signatureOf({ ticket, nonceStr, timestamp, url }) };
  });
};
