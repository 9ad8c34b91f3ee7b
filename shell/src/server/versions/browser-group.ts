import type { Browser, devices } from '@site/shared/contract/field-counts';

const families: readonly [family: Browser, agent: RegExp][] = [
  ['wechat', /MicroMessenger/],
  ['firefox', /Firefox\//],
  ['chromium', /Chrom(?:e|ium)\//],
  // Browsers of iOS are Safari by another name.
  ['safari', /AppleWebKit/],
];

/** Device and browser family of a `User-Agent`, as counts have them: `phone wechat`. */
export function browserGroup(agent = ''): string {
  const device: (typeof devices)[number] = /Mobi|Android/.test(agent) ? 'phone' : 'desk';
  const family: Browser = families.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other';
  return `${device} ${family}`;
}
