import type { Page } from 'playwright-core';
import type { Fault } from './fault';

/** In milliseconds: for a way to another page, and until what a page does when its visitor comes back is done. */
const [followTime, settles] = [15_000, 1_000];

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

/** Whether the page is soon at an address that is meant, after it was told to go. */
async function arrives(page: Page, isMeant: (url: URL) => boolean, go: () => Promise<unknown>): Promise<boolean> {
  const arrived = page.waitForURL(isMeant, { timeout: followTime, waitUntil: 'commit' });
  arrived.catch(() => undefined);
  await go();
  return arrived.then(
    () => true,
    () => false,
  );
}

/** Follows the first link in sight that leads to another page, and goes back. */
export async function linkFaults(page: Page, origin: string): Promise<Fault[]> {
  const found = await firstLink(page);
  if (!found) return [];
  const from = page.url();
  const isBack = (url: URL) => url.href === from;
  const fault = (reason: string): Fault => ({ kind: 'links', relative: true, reason });
  const path = found.href.replace(origin, '');
  const isLeft = await arrives(
    page,
    (url) => !isBack(url),
    () => found.link.click(),
  );
  if (!isLeft) return [fault(`does not follow its link to ${path}`)];
  // As a visitor's button does: `goBack` of Playwright fails where the page itself is still going somewhere.
  const goBack = () => page.evaluate(() => history.back()).catch(() => undefined);
  const cameBack = await arrives(page, isBack, goBack);
  if (cameBack) await page.waitForTimeout(settles);
  return cameBack && isBack(new URL(page.url()))
    ? []
    : [fault(`is not where its visitor is when he goes back from ${path}`)];
}
