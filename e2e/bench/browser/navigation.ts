import type { Browser, Page } from '@playwright/test';
import { pressControl } from '@site/tooling/judge/press-control';
import { views } from './first-view';
import { openPhone } from './phone';

/**
 * From the tap on a link of an article to the painted head of the next one, and what that loads: of a link that has been read, so that
 * what is fetched on sight is there, and of one that is tapped the moment it comes into view.
 */
export type Navigation = { ms: number; bytes: number; atOnceMs: number; pageLoadMs: number };

/**
 * Runs in the page: when the tap came, and when another head was painted. Whoever asks in each frame has the browser draw frames while
 * it makes the page, a sixth of the whole time.
 */
function watchHead(): void {
  const before = document.querySelector('h1')?.textContent;
  const times = { tapped: 0, painted: 0 };
  Object.assign(window, { times });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      times.tapped = timeStamp;
    },
    { capture: true, once: true },
  );
  // What a frame draws is on the screen before the next task.
  const drawn = () => {
    times.painted = performance.now();
    document.documentElement.dataset.timed = '';
  };
  new MutationObserver((_, observer) => {
    const head = document.querySelector('h1')?.textContent;
    if (!head || head === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(drawn));
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

type Times = { tapped: number; painted: number };

/** The last one that is shown: links within an article's own text are plain ones. */
async function linkOf(page: Page, links: string): Promise<{ index: number; href: string }> {
  const all = page.locator(links);
  for (let index = (await all.count()) - 1; index >= 0; index -= 1)
    if (await all.nth(index).isVisible()) return { index, href: (await all.nth(index).getAttribute('href')) ?? '' };
  throw new Error(`${page.url()} shows no link ${links}.`);
}

type Tapped = { ms: number; bytes: number; href: string };

/** @param atOnce whether the link is tapped the moment it comes into view */
async function tapped(browser: Browser, address: string, links: string, atOnce: boolean): Promise<Tapped> {
  const { page, context, bytes, rest } = await openPhone(browser);
  try {
    await page.goto(address);
    await page.evaluate(pressControl);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await rest();
    const { index, href } = await linkOf(page, links);
    const link = page.locator(links).nth(index);
    if (!atOnce) {
      await link.scrollIntoViewIfNeeded();
      await rest();
    }
    await page.evaluate(watchHead);
    const before = bytes();
    await link.tap();
    await page.waitForSelector('html[data-timed]', { state: 'attached' });
    const times = await page.evaluate(() => (window as unknown as { times: Times }).times);
    await rest();
    return { ms: times.painted - times.tapped, bytes: bytes() - before, href };
  } finally {
    await context.close();
  }
}

/** @param links selects the links to other articles of the same kind */
export async function navigation(
  browser: Browser,
  origin: string,
  address: string,
  links: string,
): Promise<Navigation> {
  const { ms, bytes, href } = await tapped(browser, origin + address, links, false);
  const { ms: atOnceMs } = await tapped(browser, origin + address, links, true);
  const { again } = await views(browser, origin + href);
  return { ms, bytes, atOnceMs, pageLoadMs: again.lcp };
}
