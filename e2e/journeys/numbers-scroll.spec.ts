import type { Page } from '@playwright/test';
import { expect, test } from '../harness/browser-test';

// The scroll positions of the specification (§4, §9): not yet at the position, there one pixel later.

const height = 600;

/** Scrolls, and waits until the entry script has looked at it. */
async function moveTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );
  expect(await page.evaluate(() => scrollY), 'the page is long enough').toBe(top);
}

for (const { what, address, control, after, width = 1440 } of [
  {
    what: 'on the search route the search box of the help header',
    address: `/help/helpSearch/${encodeURIComponent('直播')}`,
    control: 'header input[name=keyword]',
    after: 100,
  },
  {
    what: 'the way to the top in the right-side menu',
    address: '/home/lectureIndex',
    control: 'aside li [data-scroll-top]',
    after: 400,
  },
  {
    what: 'the way to the top on phones',
    address: '/m/',
    control: 'aside > [data-scroll-top]',
    after: 400,
    width: 390,
  },
  {
    what: 'the way to the top in the widget, at twice the height of the screen,',
    address: '/home/entmarket',
    control: 'aside li [data-scroll-top]',
    after: 2 * height,
  },
]) {
  test(`${what} is away at ${after} px and there at ${after + 1}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await expect(page.locator(control)).toBeHidden();
    await moveTo(page, after);
    await expect(page.locator(control)).toBeHidden();
    await moveTo(page, after + 1);
    await expect(page.locator(control)).toBeVisible();
    await moveTo(page, 0);
    await expect(page.locator(control)).toBeHidden();
  });
}

const white = 'rgb(255, 255, 255)';
const clear = 'rgba(0, 0, 0, 0)';
const ground = (page: Page) => () =>
  page.getByRole('banner').evaluate((bar) => getComputedStyle(bar, '::before').backgroundColor);

test('the mark from which the header shows its way to the top comes after 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height });
  await page.goto('/');
  await moveTo(page, 900);
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled-900');
  await moveTo(page, 901);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled-900');
});

test('the bar over a dark hero turns white with the first pixel and by hover, and is clear again', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(700, 600);
  await expect.poll(ground(page)).toBe(clear);
  await moveTo(page, 1);
  await expect.poll(ground(page)).toBe(white);
  await moveTo(page, 0);
  await expect.poll(ground(page)).toBe(clear);
  await page.getByRole('banner').hover();
  await expect.poll(ground(page)).toBe(white);
});

for (const address of ['/home/vzChain', '/home/vzScrm', '/home/article/60001']) {
  test(`on ${address} the bar is white from the start and blurs what passes below it`, async ({ page }) => {
    await page.goto(address);
    expect(await ground(page)()).toBe(white);
    await moveTo(page, 200);
    await expect
      .poll(() => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar, '::before').backdropFilter))
      .toBe('blur(12px)');
  });
}

test('on lecture detail the bar stays white whatever is scrolled', async ({ page }) => {
  await page.goto('/home/lectureDetail/40001');
  const look = () =>
    page.getByRole('banner').evaluate((bar) => {
      const { backgroundColor, backdropFilter } = getComputedStyle(bar, '::before');
      return [backgroundColor, backdropFilter];
    });
  expect(await look()).toEqual([white, 'none']);
  await moveTo(page, 600);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled-400');
  expect(await look()).toEqual([white, 'none']);
});

test('pressing the way to the top leads to the top, without an entry in the history', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home/lectureIndex');
  await moveTo(page, 500);
  const entries = await page.evaluate(() => history.length);
  await page.locator('aside li [data-scroll-top]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(new URL(page.url()).hash).toBe('');
});
