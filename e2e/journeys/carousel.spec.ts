import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';
import { layOutAll } from '../harness/laid-out';
import {
  chunk,
  phone,
  cases,
  listIn,
  place,
  taken,
  watchChunk,
  boxes,
  countShifts,
  hydratedRow,
  casesServed,
} from '../harness/case-row';

test.beforeAll(({ origin }) => casesServed(origin));

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
