import type { Locator, Page } from '@playwright/test';
import { expect, hydrate } from './browser-test';
import { layOutAll } from './laid-out';
import { waitFor } from './wait';

export const chunk = /\/client\/swiper\.[^/]+\.js/;
export const phone = { width: 390, height: 844 };

/** Home's cases: a row in a part that stays as served. */
export const cases = (page: Page) =>
  page.locator('[data-swipe-row]').filter({ has: page.locator('a[href*="/home/case?id="]') });
export const listIn = (row: Locator) => row.locator('[data-swipe-list]');
/** How far the row is scrolled once it has come to rest: the same for ten frames. */
export const place = (row: Locator) =>
  listIn(row).evaluate(
    (list) =>
      new Promise<number>((done) => {
        let [last, same] = [list.scrollLeft, 0];
        const look = () => {
          same = list.scrollLeft === last ? same + 1 : 0;
          last = list.scrollLeft;
          if (same < 10) requestAnimationFrame(look);
          else done(Math.round(last));
        };
        look();
      }),
  );
export const taken = (row: Locator) => expect(row).toHaveAttribute('data-swipe-row', 'swiper');

/** Swiper files that the page asked for. */
export function watchChunk(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (chunk.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Where each card lies, its row's scroll position left out: what must not change when swiper comes. */
export function boxes(row: Locator) {
  return row.evaluate((element) =>
    [element, ...element.querySelectorAll('li, button')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top + scrollY, width, height].map(Math.round);
    }),
  );
}

/** Sum of the layout shifts from now on, also those after input. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { shifts: 0 };
    Object.assign(window, seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as typeof seen).shifts += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** The row in view on a page that has hydrated, taken over by swiper. */
export async function hydratedRow(page: Page): Promise<Locator> {
  await page.goto('/');
  await hydrate(page);
  // A section above that is laid out while the row turns ends its way: the browser snaps it to the card that it was at.
  await layOutAll(page);
  const row = cases(page);
  await row.scrollIntoViewIfNeeded();
  await taken(row);
  return row;
}

/** The page leaves out cases that do not come in time, as they may not on a site that has just started. */
export async function casesServed(origin: string): Promise<void> {
  await waitFor('the cases stand on the page', async () =>
    (await (await fetch(origin)).text()).includes('/home/case?id='),
  );
}
