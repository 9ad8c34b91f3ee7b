import type { SiteFacts } from './site-facts';

/** Where 登录 leads: the external admin site, or the hand-over page while none is configured. */
export function loginAddress({ adminUrl }: Pick<SiteFacts, 'adminUrl'>): string {
  return adminUrl || '/home/login';
}

/** Where 免费试用 leads: the same login, told by `type=1` (spec §6). */
export function trialAddress(site: Pick<SiteFacts, 'adminUrl'>): string {
  const address = loginAddress(site);
  return `${address}${address.includes('?') ? '&' : '?'}type=1`;
}
