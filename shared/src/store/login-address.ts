import type { SiteFacts } from './site-facts';

/**
 * Where login buttons lead: to the hand-over of this site, which sets the `fromtype` cookie (R6.4), without script too, and
 * forwards to the admin site.
 */
export const loginLink = '/home/login';

/** Where trial buttons lead: to the same login with `type=1` (R6.3). */
export const trialLink = `${loginLink}?type=1`;

/** The login of the admin site; `trial` adds `type=1`. */
export function adminAddress({ adminUrl }: Pick<SiteFacts, 'adminUrl'>, trial: boolean): string {
  return trial ? `${adminUrl}${adminUrl.includes('?') ? '&' : '?'}type=1` : adminUrl;
}
