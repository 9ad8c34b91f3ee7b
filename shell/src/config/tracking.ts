import { type Environment, InvalidSetting, refuse } from '@site/shared/process/environment';
import { type SiteFacts, trackingReceivers, type TrackingReceiver } from '@site/shared/store/site-facts';

type Tracking = SiteFacts['tracking'];

const baiduIdPattern = /^[0-9a-f]{32}$/;
const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

function readReceivers(value: string): TrackingReceiver[] {
  if (value === 'none' || value === '') return [];
  const named = value.split(',').map((name) => name.trim());
  const known = named.filter((name): name is TrackingReceiver => trackingReceivers.some((one) => one === name));
  if (known.length < named.length)
    refuse('TRACKING', value, `none or, separated by commas, some of: ${trackingReceivers.join(', ')}`);
  return [...new Set(known)];
}

function readBaiduId(id: string, wanted: boolean): string {
  if (wanted && !baiduIdPattern.test(id))
    throw new InvalidSetting(
      `BAIDU_SITE_ID is “${id}”, and TRACKING names baidu; it must be the 32 letters and digits after hm.js? in the code that Baidu shows.`,
    );
  return wanted ? id : '';
}

/**
 * Where events go once a visitor has agreed.
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function readTracking(env: Environment): Tracking {
  const receivers = readReceivers(env.TRACKING ?? 'none');
  const manual = env.TRACK_MANUAL ?? 'article';
  if (manual !== 'article' && manual !== 'consult') refuse('TRACK_MANUAL', manual, 'one of: article, consult');
  return { receivers, manual, baiduId: readBaiduId(env.BAIDU_SITE_ID ?? '', receivers.includes('baidu')) };
}

/**
 * The domain that the site shares with the admin site, for the `fromtype` cookie.
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function readParentDomain(env: Environment, origin: string): string {
  const domain = (env.PARENT_DOMAIN ?? '').toLowerCase();
  if (domain === '') return '';
  if (!domainPattern.test(domain))
    refuse('PARENT_DOMAIN', domain, 'a domain such as example.com, without a dot in front');
  const { hostname } = new URL(origin);
  const local = hostname === 'localhost' || !/[a-z]/.test(hostname);
  if (local || hostname === domain || hostname.endsWith(`.${domain}`)) return domain;
  throw new InvalidSetting(`PARENT_DOMAIN is “${domain}”; SITE_ORIGIN is at ${hostname}, which is not below it.`);
}
