import type { Locator, Page } from 'playwright-core';
import { drawn } from './interruptions';
import { pressControl } from '@site/tooling/judge/press-control';

/** In milliseconds; a slow machine is no fault of the page. */
const openTime = 30_000;
const hydrationTime = 30_000;
const errorGrace = 1_000;

/** Controls of the section itself that change something when they are pressed. */
const controls =
  '#_content [data-needs-script]:not([disabled], [aria-disabled=true], [aria-selected=true], [aria-pressed=true], [aria-current], [data-swipe])';

/** Hydrated, or given up. */
const settled = 'html[data-hydrated], html[data-scripts=failed]';

export type Control = { locator: Locator; name: string };

/** Opens an address; once more where data was missing: the service may have closed a connection just then. */
export async function open(page: Page, address: string, complaints: string[]): Promise<void> {
  const options = { waitUntil: 'load', timeout: openTime } as const;
  const answer = await page.goto(address, options);
  if (answer?.status() !== 503) return;
  complaints.length = 0;
  await page.goto(address, options);
}

export async function firstControl(page: Page): Promise<Control | undefined> {
  for (const locator of await page.locator(controls).all())
    if (await locator.isVisible()) return { locator, name: (await locator.innerText()).trim().slice(0, 20) };
  return undefined;
}

/** Ends soon after something was thrown, which a boundary of React may catch: the page then mostly never hydrates. */
async function afterError(page: Page): Promise<void> {
  const timeout = hydrationTime;
  const logged = page.waitForEvent('console', { timeout, predicate: (message) => message.type() === 'error' });
  await Promise.any([page.waitForEvent('pageerror', { timeout }), logged]);
  await page.waitForTimeout(errorGrace);
}

/** Makes the page hydrate, by a control of its own where one is given, and waits until it has or has given up. */
export async function hydrate(page: Page, press?: () => Promise<void>): Promise<void> {
  // What fails because nothing was thrown until the end is no news.
  const thrown = afterError(page).catch(() => undefined);
  if (press) await press();
  else await page.evaluate(pressControl);
  await Promise.race([page.waitForSelector(settled, { state: 'attached', timeout: hydrationTime }), thrown]);
  // Two frames: what hydration changes is painted then.
  await page.evaluate(drawn);
}
