import { type Environment, InvalidSetting } from '@site/shared/process/environment';
import { secretAddress } from '@site/shared/process/setting-addresses';

export type WeChatSettings = { appId: string; secret: string; api: string };

const api = 'https://api.weixin.qq.com';

/**
 * The account whose pages are signed; undefined where none is configured.
 * @throws {InvalidSetting} where only one of both is set, or nobody knows which pages are ours
 */
export function weChatOf(env: Environment, siteOrigins: readonly string[]): WeChatSettings | undefined {
  const [appId, secret] = [env['WECHAT_APP_ID'], env['WECHAT_APP_SECRET']];
  if (!appId && !secret) return undefined;
  if (!appId || !secret) throw new InvalidSetting('WECHAT_APP_ID and WECHAT_APP_SECRET must be set together.');
  if (siteOrigins.length === 0) throw new InvalidSetting('WECHAT_APP_ID needs SITE_ORIGIN: only its pages are signed.');
  return { appId, secret, api: secretAddress(env, 'WECHAT_API_URL', ['http:', 'https:'], api) ?? api };
}
