import type { SiteFacts } from '@site/shared/store/site-facts';

/** Calls and the shell's own addresses; pages carry their answer to robots themselves. */
const closed = ['/-/', '/v1/', '/open/', '/liveajax/', '/ajax/', '/VZlive/', '/VZCollege/', '/VZApi/'];

/** Copies of the site for testing are for nobody's index. */
const hidden: readonly SiteFacts['environment'][] = ['testing', 'pre'];

export function robotsText({ origin, environment }: SiteFacts, siteMaps: readonly string[]): string {
  if (hidden.includes(environment)) return 'User-agent: *\nDisallow: /\n';
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return `${[...rules, '', ...siteMaps.map((path) => `Sitemap: ${origin}${path}`)].join('\n')}\n`;
}
