import type { Page } from '@playwright/test';
import { expect, hydrate, navigate, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { shiftsOf, watchShifts } from '../harness/layout-shifts';

/** Lets no sheet arrive until the returned function is called. */
async function holdSheets(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.css', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Where each element of the first look stands and how it is drawn; the same elements each time. */
function lookOfFirst(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept = window as unknown as { first?: Element[] };
    kept.first ??= [...document.querySelectorAll('header, header *, main, main *')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().top < innerHeight,
    );
    return kept.first.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(one);
      // What has parts may grow with those that follow; what a use draws can be larger than its svg, which has the size and clips it.
      const whole = one.localName === 'use' ? '' : `${width}×${height}`;
      const size = one.firstElementChild ? width : whole;
      return `${one.localName}.${one.getAttribute('class') ?? ''} ${x},${y} ${size} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`;
    });
  });
}

const pages: [string, number][] = [
  ['/', 390],
  ['/home/chain', 1440],
  ['/help/helpDocument/10001', 390],
  ['/info/20001', 1440],
  ['/m/', 390],
  ['/', 1440],
  ['/home/chain', 390],
  ['/help/helpDocument/10001', 1440],
  ['/info/20001', 390],
];
const kept = pages.slice(0, 5);

for (const [address, width] of pages)
  test(
    `R14.1 at ${width} px the first look of ${address} is there without any sheet, and the same with all`,
    unlessKept(kept.some(([one, at]) => one === address && at === width)),
    async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 844 });
      // A colour on its way to another is the look of neither.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchShifts(page);
      const release = await holdSheets(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      // Away from the corner where it begins, over the header.
      await page.mouse.move(width / 2, 800);
      const before = await lookOfFirst(page);
      release();
      await page.waitForLoadState('load');
      expect(before.length).toBeGreaterThan(20);
      expect(await lookOfFirst(page)).toEqual(before);
      expect(await shiftsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

/** Until no part of a section waits for somebody to come near. */
async function untilLaidOut(page: Page): Promise<void> {
  const waiting = () =>
    page
      .locator('main section > *')
      .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length);
  await expect.poll(waiting).toBe(0);
}

test('once a page has loaded and rests, all of it is laid out, and nothing of the first screen moves', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/');
  await untilLaidOut(page);
  expect(await page.evaluate(() => [scrollY, document.documentElement.hasAttribute('data-hydrated')])).toEqual([
    0,
    false,
  ]);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a page that had loaded before it was shown is laid out once it is', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto('/');
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await untilLaidOut(page);
});

test('R14.6 the sheets of a page stay when the part they were served in has left', async ({ page }) => {
  const lookOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => [getComputedStyle(one).position, getComputedStyle(one).color]);
  await page.goto('/');
  const header = await lookOf('header');
  const heading = await lookOf('h1');
  await hydrate(page);
  await navigate(page, '/help/helpCenter');
  await expect(page).toHaveTitle(/帮助/);
  await expect.poll(() => lookOf('header')).toEqual(['sticky', header[1]]);
  await page.goBack();
  await expect.poll(() => lookOf('header')).toEqual(header);
  await expect.poll(() => lookOf('h1')).toEqual(heading);
});
