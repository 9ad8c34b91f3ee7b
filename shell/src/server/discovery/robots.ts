import type { SiteFacts } from '@site/shared/store/site-facts';

/** Calls and the shell's own addresses; pages carry their answer to robots themselves. */
const closed = ['/-/', '/v1/', '/open/', '/liveajax/', '/ajax/', '/VZlive/', '/VZCollege/', '/VZApi/'];

/** Copies of the site for testing are for nobody's index. */
const hidden: readonly SiteFacts['environment'][] = ['testing', 'pre'];

/** An unlisted site stays open to robots: only so do they read on each page that it is not for their index. */
export function robotsText({ origin, environment, unlisted }: SiteFacts, siteMaps: readonly string[]): string {
  if (hidden.includes(environment)) return 'User-agent: *\nDisallow: /\n';
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  const maps = unlisted ? [] : siteMaps;
  return `${[...rules, '', ...maps.map((path) => `Sitemap: ${origin}${path}`)].join('\n')}\n`;
}
