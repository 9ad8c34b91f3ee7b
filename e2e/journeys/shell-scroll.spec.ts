import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { expect, hydrate, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';

const height = 900;
const tops = '[data-scroll-top] >> visible=true';
const scroll = (page: Page, y: number) => page.evaluate((top) => scrollTo(0, top), y);
const place = (page: Page) => page.evaluate(() => scrollY);

/** One of each threshold and of each layout that has its own way to the top. */
const kept = ['the widget', 'the header', 'the right-side menu', 'phone pages', 'help'];

for (const { what, address, threshold, width } of [
  { what: 'the widget after twice the screen', address: '/home/edu', threshold: 2 * height, width: 1440 },
  { what: 'the header of the campaign pages after 900 px', address: '/index2023', threshold: 900, width: 1440 },
  { what: 'the right-side menu after 400 px', address: '/home/lectureDetail/40001', threshold: 400, width: 1440 },
  { what: 'the menu of pages with one form after 400 px', address: '/home/signUp', threshold: 400, width: 1440 },
  { what: 'phone pages after 400 px', address: '/m/', threshold: 400, width: 390 },
  { what: 'help after 400 px', address: '/help/helpDocument/10001', threshold: 400, width: 1440 },
  { what: 'help on phones after 400 px', address: '/help/helpCenter', threshold: 400, width: 390 },
  { what: 'campaign pages on phones after 400 px', address: '/index2023', threshold: 400, width: 390 },
  { what: 'other pages on phones after 400 px', address: '/home/edu', threshold: 400, width: 390 },
]) {
  test(
    `R2.183 R4.14–17 R9.14–16 the way to the top comes once: ${what}`,
    unlessKept(kept.some((part) => what.startsWith(part))),
    async ({ page }) => {
      await answerConsent(page);
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await expect(page.locator(tops)).toHaveCount(0);
      await scroll(page, threshold);
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
      await expect(page.locator(tops)).toHaveCount(0);
      await scroll(page, threshold + 1);
      await expect(page.locator(tops)).toHaveCount(1);
      await scroll(page, 2 * height + 1);
      await expect(page.locator(tops)).toHaveCount(1);
      await page.locator(tops).click();
      await expect.poll(() => place(page)).toBe(0);
      await expect(page.locator(tops)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    },
  );
}

/** How far the target stands below the bar, in px. */
async function belowHeader(page: Page, target: string): Promise<number> {
  const top = await page.locator(target).evaluate((element) => element.getBoundingClientRect().top);
  const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  return top - bar;
}

const targets = [
  ['关于我们', '加入我们', '/home/about#join'],
  ['下载与帮助', '电脑端开播工具', '/home/download#pc'],
  ['下载与帮助', '手机 App', '/home/download#app'],
] as const;

for (const [menu, link, address] of targets) {
  test(
    `R2.3 the header leads to ${address}: below the bar, with the focus`,
    unlessKept(address === '/home/about#join'),
    async ({ page }) => {
      await page.goto('/home/edu');
      await hydrate(page);
      const bar = page.getByRole('navigation', { name: '主导航' });
      await bar.locator('summary', { hasText: menu }).click();
      await bar.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      const target = address.replace(/.*#/, '#');
      await expect(page.locator(target)).toBeFocused();
      expect(await belowHeader(page, target)).toBeGreaterThanOrEqual(0);
      expect(await belowHeader(page, target)).toBeLessThan(48);
    },
  );

  test(
    `${address} is reached below the bar by the browser alone`,
    unlessKept(address === '/home/about#join'),
    async ({ plainPage: page }) => {
      await page.goto(address);
      const target = address.replace(/.*#/, '#');
      expect(await belowHeader(page, target)).toBeGreaterThanOrEqual(0);
      await expect(page.locator(target)).toBeInViewport();
    },
  );
}

test('R2.2 another page begins at its top, and going back finds the place that was left', async ({ page }) => {
  await page.goto('/home/edu');
  await hydrate(page);
  await scroll(page, 700);
  await page
    .locator('#_content')
    .getByRole('link', { name: '首页' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/edu$/);
  await expect.poll(() => place(page)).toBe(700);
});

test('whoever comes back before the page had its script finds the place too, however far down', async ({ page }) => {
  await answerConsent(page);
  await page.setViewportSize({ width: 390, height });
  await page.goto('/m/');
  const lesson = page.locator('main a[href^="/m/lecture_detail"]').last();
  await lesson.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const left = () => lesson.evaluate((link) => link.getBoundingClientRect().top);
  const top = await left();
  await page.goto('/m/about');
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/$/);
  // Sections have heights of fractions of a pixel, and a window is scrolled by whole ones.
  await expect.poll(async () => Math.abs((await left()) - top)).toBeLessThanOrEqual(1);
});

test('R2.3 a link to a part of the same page moves there, and Tab goes on from there', async ({ page }) => {
  await page.goto('/home/edu');
  await hydrate(page);
  await page.locator('#_content a[href$="#lead"]').first().click();
  await expect.poll(() => belowHeader(page, '#lead')).toBeLessThan(48);
  await page.keyboard.press('Tab');
  await expect(page.locator('#lead :focus')).toHaveCount(1);
});
