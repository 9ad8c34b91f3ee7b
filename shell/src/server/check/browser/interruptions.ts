import type { Page } from 'playwright-core';
import type { Fault } from './fault';
import { countShown } from './late-view';
import type { View } from './page-view';

/** The share of its words that a page may lose by it. */
const mostLost = 0.5;

/** Runs in the page, for two frames: what a page does about something is drawn then. */
export const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Runs in the page: its visitor goes to another tab, or comes back. */
function leave(isAway: boolean): void {
  const state = isAway ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isAway });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Whether a page has lost its words since `before` were counted. */
async function lostFault(page: Page, before: number, when: string): Promise<Fault[]> {
  await page.evaluate(drawn);
  const lost = before === 0 ? 0 : 1 - (await page.evaluate(countShown)) / before;
  if (lost <= mostLost) return [];
  const reason = `loses ${Math.round(lost * 100)} % of its words ${when}`;
  return [{ kind: 'seen', relative: true, amount: lost, reason }];
}

/** What a page loses when its window changes, and when its visitor goes away for a moment. What it throws then is told by who watches it. */
export async function interruptionFaults(page: Page, { window: { options, resized = [] } }: View): Promise<Fault[]> {
  const before = await page.evaluate(countShown);
  const faults: Fault[] = [];
  for (const size of resized) {
    await page.setViewportSize(size);
    faults.push(...(await lostFault(page, before, `in a window of ${size.width} × ${size.height}`)));
  }
  if (options.viewport) await page.setViewportSize(options.viewport);
  await page.evaluate(leave, true);
  await page.evaluate(leave, false);
  return [...faults, ...(await lostFault(page, before, 'when its visitor comes back'))];
}
