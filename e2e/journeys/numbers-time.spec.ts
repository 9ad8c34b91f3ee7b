import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { expect, hydrate, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { holdCalls } from '../harness/held-calls';
import { standStill } from '../harness/page-time';

// Durations of the specification (R9.17 to R9.21): one millisecond before, nothing yet; then it happens.

const phone = { width: 390, height: 844 };

for (const { what, summary, time } of [
  { what: 'the slide-out menu', summary: 'header summary[aria-label=菜单]', time: 500 },
  { what: 'the requirement form of phones', summary: 'aside summary:has-text("免费试用")', time: 400 },
]) {
  test(`R4.8 R4.10 R9.17 R9.18 ${what} takes ${time} ms to close`, async ({ page }) => {
    await answerConsent(page);
    await page.clock.install();
    await page.setViewportSize(phone);
    await page.goto('/m/');
    const menu = page.locator(summary).locator('..');
    await page.locator(summary).click();
    await expect(menu).toHaveAttribute('open');
    await standStill(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('data-closing');
    await page.clock.runFor(time - 1);
    await expect(menu).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu).not.toHaveAttribute('data-closing');
  });

  test(
    `R10.10 ${what} closes at once for those who asked for less motion`,
    unlessKept(time === 500),
    async ({ page }) => {
      await answerConsent(page);
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(phone);
      await page.goto('/m/');
      const menu = page.locator(summary).locator('..');
      await page.locator(summary).click();
      await standStill(page);
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
    },
  );
}

/** How far the loading bar is at an instant of its own time, in milliseconds; `null` before it runs. */
function barAt(page: Page, time: number): Promise<{ opacity: string; progress: number | null }> {
  return page.evaluate((at) => {
    const bar = [...document.querySelectorAll('[role=status]')].find((one) => one.textContent === '页面加载中');
    const [animation] = bar?.previousElementSibling?.getAnimations() ?? [];
    const effect = animation?.effect as KeyframeEffect | null | undefined;
    if (!animation || !effect?.target) throw new Error('The loading bar does not run.');
    animation.pause();
    animation.currentTime = at;
    return { opacity: getComputedStyle(effect.target).opacity, progress: effect.getComputedTiming().progress ?? null };
  }, time);
}

test('R4.19 R4.20 R9.20 R9.21 the loading bar shows nothing for 200 ms, then fills within 5 s', async ({ page }) => {
  await page.goto('/help/helpClassList/502');
  await hydrate(page);
  const held = await holdCalls(page, '**/liveajax/GetHelpArticle');
  await page.locator('#_content h2 a').first().click();
  await expect.poll(() => held.requests.length).toBe(1);
  // The press has asked already; the navigation begins with the click.
  await expect(page.getByRole('status').filter({ hasText: '页面加载中' })).toHaveCount(1);
  expect(await barAt(page, 199)).toEqual({ opacity: '0', progress: null });
  expect(await barAt(page, 200)).toEqual({ opacity: '1', progress: 0 });
  expect((await barAt(page, 5199)).progress).toBeLessThan(1);
  expect(await barAt(page, 5200)).toEqual({ opacity: '1', progress: 1 });
});

test('R2.5 R4.23 R9.19 a page reloads itself for a missing part again after 60 s, not before', async ({
  page,
  complaints,
}) => {
  const start = Date.parse('2026-11-21T10:00:00+08:00');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/client\/help-helpCenter\.[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
  const want = () => page.locator('#_content input[name=keyword]').focus();
  await page.clock.setFixedTime(start);
  await page.goto('/help/helpCenter');
  await want();
  await expect.poll(() => loads).toBe(2);
  await page.clock.setFixedTime(start + 59_999);
  await want();
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  expect(loads).toBe(2);
  await page.reload();
  await page.clock.setFixedTime(start + 60_000);
  await want();
  await expect.poll(() => loads).toBe(4);
  complaints.length = 0;
});
