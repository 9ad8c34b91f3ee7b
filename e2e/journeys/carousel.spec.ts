import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';
import { layOutAll } from '../harness/laid-out';
import { waitFor } from '../harness/wait';

const chunk = /\/client\/swiper\.[^/]+\.js/;
const phone = { width: 390, height: 844 };

/** Home's cases: a row in a part that stays as served. */
const cases = (page: Page) =>
  page.locator('[data-swipe-row]').filter({ has: page.locator('a[href*="/home/case?id="]') });
const listIn = (row: Locator) => row.locator('[data-swipe-list]');
/** How far the row is scrolled once it has come to rest: the same for ten frames. */
const place = (row: Locator) =>
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
const taken = (row: Locator) => expect(row).toHaveAttribute('data-swipe-row', 'swiper');

/** Swiper files that the page asked for. */
function watchChunk(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (chunk.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Where each card lies, its row's scroll position left out: what must not change when swiper comes. */
function boxes(row: Locator) {
  return row.evaluate((element) =>
    [element, ...element.querySelectorAll('li, button')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top + scrollY, width, height].map(Math.round);
    }),
  );
}

/** Sum of the layout shifts from now on, also those after input. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
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

async function hydratedRow(page: Page): Promise<Locator> {
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
test.beforeAll(async ({ origin }) => {
  await waitFor('the cases stand on the page', async () =>
    (await (await fetch(origin)).text()).includes('/home/case?id='),
  );
});

test('R10.80 without script every card can be read, and the row scrolls and comes to rest at a card', async ({
  plainPage,
}) => {
  await plainPage.setViewportSize(phone);
  await plainPage.goto('/');
  const row = cases(plainPage);
  const cards = row.getByRole('listitem');
  expect(await cards.count()).toBeGreaterThan(3);
  await row.scrollIntoViewIfNeeded();
  await expect(cards.first()).toBeInViewport();
  await cards.nth(2).getByRole('link').focus();
  await expect(cards.nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('R10.80 before intent, and on a hydrated page while every row is far away, swiper is not fetched; near a row it is, once', async ({
  page,
}) => {
  const asked = watchChunk(page);
  await page.goto('/');
  await cases(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await cases(page).scrollIntoViewIfNeeded();
  await taken(cases(page));
  expect(asked).toHaveLength(1);
});

test('R10.80 no card moves when swiper takes over, wherever the visitor has scrolled to', async ({ page }) => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    // Sections are laid out one after the other once the page is idle, and those above would move the row.
    await layOutAll(page);
    const row = cases(page);
    await row.scrollIntoViewIfNeeded();
    await listIn(row).evaluate((list) => list.scrollTo({ left: list.clientWidth * 0.8, behavior: 'instant' }));
    await expect.poll(() => place(row)).toBeGreaterThan(0);
    const before = await boxes(row);
    const shifts = await countShifts(page);
    await hydrate(page);
    await taken(row);
    expect(await boxes(row)).toEqual(before);
    expect(await shifts()).toBe(0);
  }
});

test('R10.81 buttons and arrow keys turn the row, say where it stands and stop at its ends', async ({ page }) => {
  // Where it comes to rest counts here: on a busy machine a smooth way there may be cut short.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await hydratedRow(page);
  const [back, on] = [row.getByRole('button', { name: '上一张' }), row.getByRole('button', { name: '下一张' })];
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.click();
  await expect(row.getByRole('status')).toHaveText(/^第 2 张，共 \d 张$/);
  const second = await place(row);
  expect(second).toBeGreaterThan(200);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(row)).toBeGreaterThan(second);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place(row)).toBe(second);
  await back.click();
  await expect.poll(() => place(row)).toBe(0);
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect(back).toBeFocused();
  // Forced: Playwright would wait for a button at the end of its row.
  for (let card = 0; card < 8; card += 1) {
    await on.click({ force: true });
    await place(row);
  }
  await expect(on).toHaveAttribute('aria-disabled', 'true');
});

for (const swiped of [false, true])
  test(`a card of which only the edge is seen is shown whole once the keyboard comes to it, ${swiped ? 'with' : 'before'} swiper`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/m/');
    const row = cases(page);
    const rows = row.locator('li li a');
    await row.scrollIntoViewIfNeeded();
    if (swiped) {
      await hydrate(page);
      await taken(row);
    }
    await row.locator('a').first().focus();
    await page.keyboard.press('Tab');
    await expect(rows.first()).toBeFocused();
    await expect(rows.first()).toBeInViewport({ ratio: 1 });
    expect(await place(row)).toBeGreaterThan(0);
    await page.keyboard.press('Shift+Tab');
    await expect(row.locator('a').first()).toBeInViewport({ ratio: 1 });
  });

test('R10.81 arrow keys outside the row leave it alone', everyCase, async ({ page }) => {
  const row = await hydratedRow(page);
  await row.getByRole('button', { name: '下一张' }).click();
  await expect.poll(() => place(row)).toBeGreaterThan(200);
  const at = await place(row);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await place(row)).toBe(at);
});

test('R10.81 the first press on a button, before any script, is what brings the scripts, and it is not lost', async ({
  page,
}) => {
  await page.goto('/');
  const row = cases(page);
  await row.getByRole('button', { name: '下一张' }).click();
  await taken(row);
  await expect.poll(() => place(row)).toBeGreaterThan(200);
});

test('R10.80 with reduced motion the row turns at once', everyCase, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await hydratedRow(page);
  const places = await row.getByRole('button', { name: '下一张' }).evaluate(
    (button: HTMLElement) =>
      new Promise<number[]>((done) => {
        const list = button.closest('[data-swipe-row]')?.querySelector('[data-swipe-list]');
        const seen: number[] = [];
        list?.addEventListener('scroll', () => {
          seen.push(list.scrollLeft);
          requestAnimationFrame(() => requestAnimationFrame(() => done(seen)));
        });
        button.click();
      }),
  );
  expect(new Set(places).size).toBe(1);
});

test('R10.80 nothing moves by itself', everyCase, async ({ page }) => {
  await page.clock.install();
  const row = await hydratedRow(page);
  await page.clock.runFor(60_000);
  expect(await place(row)).toBe(0);
});

test('R10.80 where the chunk is missing the row still scrolls, by hand and by its buttons', async ({
  page,
  complaints,
}) => {
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await hydrate(page);
  const row = cases(page);
  await row.getByRole('button', { name: '下一张' }).click();
  await expect.poll(() => place(row)).toBeGreaterThan(200);
  await listIn(row).evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(() => place(row)).toBe(0);
  await expect(row).toHaveAttribute('data-swipe-row', '');
  complaints.length = 0;
});

test('R10.81 a page that a navigation shows has its rows taken over too', everyCase, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/home/about');
  await hydrate(page);
  await page
    .locator('header a[href="/"], a[href="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/$/);
  await cases(page).scrollIntoViewIfNeeded();
  await taken(cases(page));
});

for (const address of ['/', '/m/', '/m/chain', '/home/edu', '/home/compRouter/productService/swiperTop']) {
  test(
    `R10.81 the rows of ${address} break no rule of accessibility or of the content policy, served and taken over`,
    unlessKept(address === '/m/'),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(address);
      expect(await axeViolations(page)).toEqual([]);
      await hydrate(page);
      const rows = page.locator('[data-swipe-row]');
      for (const row of await rows.all()) {
        await row.scrollIntoViewIfNeeded();
        await taken(row);
        await row.getByRole('button', { name: '下一张' }).click();
      }
      expect(await axeViolations(page)).toEqual([]);
    },
  );
}
