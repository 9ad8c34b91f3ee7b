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

const fault = (reason: string): Fault => ({ kind: 'links', relative: true, reason });

/** As a visitor's button does: `goBack` of Playwright fails where the page itself is still going somewhere. */
function goBack(page: Page): Promise<void> {
  return page.evaluate(() => history.back()).catch(() => undefined);
}

/** Follows the first link in sight that leads to another page, and goes back. */
export async function linkFaults(page: Page, origin: string): Promise<Fault[]> {
  const found = await firstLink(page);
  if (!found) return [];
  const from = page.url();
  const isBack = (url: URL) => url.href === from;
  const path = found.href.replace(origin, '');
  const isLeft = await arrives(
    page,
    (url) => !isBack(url),
    () => found.link.click(),
  );
  if (!isLeft) return [fault(`does not follow its link to ${path}`)];
  const cameBack = await arrives(page, isBack, () => goBack(page));
  if (cameBack) await page.waitForTimeout(settles);
  return cameBack && isBack(new URL(page.url()))
    ? []
    : [fault(`is not where its visitor is when he goes back from ${path}`)];
}

/**
 * Runs in the page: the first link in sight of each part of it, as many as are followed.
 * @param place of which one is pressed; without it none is
 * @returns their addresses
 */
function partLinks({ chosen, place }: { chosen: string; place?: number }): string[] {
  const most = 5;
  const parts = 'figure, nav, section, article, aside, details, form';
  const seen = new Set<Element | null>();
  const found: HTMLAnchorElement[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>(chosen)) {
    // Of a list or table one entry stands for all.
    const part = link.closest('ul, ol, table') ?? link.closest(parts);
    if (seen.has(part) || link.pathname === location.pathname || !link.checkVisibility()) continue;
    seen.add(part);
    if (found.push(link) === most) break;
  }
  if (place !== undefined) found[place]?.click();
  return found.map((link) => link.getAttribute('href') ?? '');
}

/** Follows one link of each part of a page; whether a finger gets at it is seen by the one that a mouse follows. */
export async function linksOfParts(page: Page, origin: string): Promise<Fault[]> {
  const from = page.url();
  const faults: Fault[] = [];
  const press = (place?: number) => page.evaluate(partLinks, { chosen: links, ...(place !== undefined && { place }) });
  const all = await press();
  for (const [place, href] of all.entries()) {
    // A page that was left and came back is drawn anew, and may still be at it.
    await page.waitForSelector(links, { state: 'attached', timeout: followTime }).catch(() => undefined);
    const isLeft = await arrives(
      page,
      (url) => url.href !== from,
      () => press(place).catch(() => undefined),
    );
    if (!isLeft) faults.push(fault(`does not follow its link to ${href.replace(origin, '')}`));
    const isBack = (url: URL) => url.href === from;
    // Who goes back is judged by a mouse.
    if (isLeft && !(await arrives(page, isBack, () => goBack(page)))) return faults;
  }
  return faults;
}
