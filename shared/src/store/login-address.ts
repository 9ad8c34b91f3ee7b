import type { SiteFacts } from './site-facts';

/** Target of 登录: the external admin site, or the hand-over page while none is configured. */
export function loginAddress({ adminUrl }: Pick<SiteFacts, 'adminUrl'>): string {
  return adminUrl || '/home/login';
}

/** Target of 免费试用: the same login with `type=1` (R6.3). */
export function trialAddress(site: Pick<SiteFacts, 'adminUrl'>): string {
  const address = loginAddress(site);
  return `${address}${address.includes('?') ? '&' : '?'}type=1`;
}
