import type { Page } from 'playwright-core';
import type { Fault } from './fault';

/** In milliseconds. */
const followTime = 15_000;

/** Links to other pages of the site, in the page's own part. */
const links = '#_content a[href^="/"]:not([target], [href^="//"])';

async function firstLink(page: Page) {
  const { pathname } = new URL(page.url());
  for (const link of await page.locator(links).all()) {
    const href = (await link.getAttribute('href')) ?? '';
    if (href.replace(/[?#].*$/s, '') !== pathname && (await link.isVisible())) return { link, href };
  }
  return undefined;
}

/** Follows the first link in sight that leads to another page. */
export async function linkFaults(page: Page, origin: string): Promise<Fault[]> {
  const found = await firstLink(page);
  if (!found) return [];
  const from = page.url();
  const left = page.waitForURL((url) => url.href !== from, { timeout: followTime, waitUntil: 'commit' });
  left.catch(() => undefined);
  await found.link.click();
  return left.then(
    () => [],
    () => [{ kind: 'links', relative: true, reason: `does not follow its link to ${found.href.replace(origin, '')}` }],
  );
}
