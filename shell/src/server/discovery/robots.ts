import { callPrefixes } from '@site/shared/contract/shell-addresses';
import type { SiteFacts } from '@site/shared/store/site-facts';

/** Calls and the shell's own addresses; pages have their own robots meta. */
const closed = ['/-/', ...callPrefixes];

/** Test sites must not be indexed. */
const hidden: readonly SiteFacts['environment'][] = ['testing', 'pre'];

/** An unlisted site stays open to crawlers: they must read each page to find its noindex. */
export function robotsText({ origin, environment, unlisted }: SiteFacts, siteMaps: readonly string[]): string {
  if (hidden.includes(environment)) return 'User-agent: *\nDisallow: /\n';
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  const maps = unlisted ? [] : siteMaps;
  return `${[...rules, '', ...maps.map((path) => `Sitemap: ${origin}${path}`)].join('\n')}\n`;
}
