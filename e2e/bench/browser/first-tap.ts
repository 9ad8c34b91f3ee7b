import type { Browser, Locator, Page } from '@playwright/test';
import { openPhone } from './phone';

/** Of the first tap on a page that nobody has touched: to the next paint, the longest task after it, and until it hydrated. */
export type Tap = { nextPaint: number; longestTask: number; hydrated: number };

type Entry = { startTime: number; duration: number; interactionId?: number };
type Noted = Record<string, Entry[]>;

const inputLimit = 16;

/** Runs in the page before the tap. */
function watchHydration(): void {
  const times = { tapped: 0, hydrated: 0 };
  Object.assign(window, { times });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      times.tapped ||= timeStamp;
    },
    { capture: true },
  );
  new MutationObserver((_, observer) => {
    if (!('hydrated' in document.documentElement.dataset)) return;
    times.hydrated = performance.now();
    observer.disconnect();
  }).observe(document.documentElement, { attributes: true });
}

/** Runs in the page. An input that is answered within a frame is no entry. */
function tapOf(least: number): Tap {
  const { times, noted } = window as unknown as { times: { tapped: number; hydrated: number }; noted: Noted };
  const inputs = (noted.event ?? []).filter(({ interactionId }) => interactionId);
  const tasks = (noted.longtask ?? []).filter(({ startTime }) => startTime >= times.tapped);
  return {
    nextPaint: Math.max(least, ...inputs.map(({ duration }) => duration)),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    hydrated: times.hydrated ? times.hydrated - times.tapped : 0,
  };
}

/** Brings the control into view, as a visitor does before the tap. */
async function shown(page: Page, control: string): Promise<Locator> {
  const all = page.locator(control);
  for (const one of await all.all())
    if (await one.isVisible()) {
      await one.scrollIntoViewIfNeeded();
      return one;
    }
  throw new Error(`${page.url()} shows no ${control}.`);
}

export async function firstTap(browser: Browser, address: string, control: string): Promise<Tap> {
  const { page, context, rest } = await openPhone(browser);
  try {
    await page.goto(address, { waitUntil: 'load' });
    await rest();
    const one = await shown(page, control);
    // What scrolling draws is not of the tap.
    await rest();
    await page.evaluate(watchHydration);
    await one.tap();
    await rest();
    return await page.evaluate(tapOf, inputLimit);
  } finally {
    await context.close();
  }
}
