import type { Locator, Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';

const limit = 80;

/** Presses Tab until the focus stands on `target`, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < limit; presses += 1) {
    if (await there()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${limit} presses of ${key} did not reach ${target.toString()}.`);
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

/** The clock runs until a closing is measured. */
const installed = new Date('2026-11-23T10:00:00+08:00');
const paused = new Date('2026-11-23T11:00:00+08:00');
const phone = { width: 390, height: 844 };
/** Where axe has nothing to say about the page itself. */
const quietPage = '/home/signUp';

test('the way past the navigation is the first stop and leads to the page itself', async ({ page }) => {
  await page.goto(quietPage);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('R10.11 the mega-menu opens by Enter, is walked by Tab and closed by Escape, which gives the focus back', async ({
  page,
}) => {
  await page.goto(quietPage);
  const nav = page.getByRole('navigation', { name: '主导航' });
  const summary = nav.locator('summary', { hasText: '产品与服务' });
  const first = nav.getByRole('link', { name: /企业营销直播/ });
  await tabTo(page, summary);
  await expect(first).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeVisible();
  await tabTo(page, nav.getByRole('link', { name: /产品选型中心/ }));
  await expect(first).toBeHidden();
});

test('every drop menu opens by its button and its links are stops', everyCase, async ({ page }) => {
  await page.goto(quietPage);
  const nav = page.getByRole('navigation', { name: '主导航' });
  for (const [title, link] of [
    ['案例与方案', '经典案例'],
    ['下载与帮助', '使用教程'],
    ['关于我们', '加入我们'],
  ] as const) {
    await tabTo(page, nav.locator('summary', { hasText: title }));
    await page.keyboard.press('Enter');
    await tabTo(page, nav.getByRole('link', { name: link }));
  }
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/about#join$/);
});

test('R10.11 the callback card opens, judges and closes without a mouse', async ({ page }) => {
  await page.goto(quietPage);
  const item = page.locator('aside li').filter({ has: page.locator('form') });
  await tabTo(page, item.locator('summary'));
  await page.keyboard.press('Enter');
  const field = item.locator('input[name=phone]');
  await expect(field).toBeVisible();
  await hydrate(page);
  await tabTo(page, field);
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(item.getByText('手机号码格式不正确')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(item.locator('summary')).toBeFocused();
});

test('R10.11 suggestions are chosen by arrows and Enter, and an accordion by Space', async ({ page }) => {
  await page.goto('/help/helpClassList/101');
  const field = page.getByRole('banner').getByRole('combobox');
  await tabTo(page, field);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.keyboard.type('cj');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectSound(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/helpDocument\/\d+$/);

  await page.goto('/home/entmarket');
  const closed = page.locator('#faq details:not([open])').first();
  const question = closed.locator('summary');
  const handle = await closed.elementHandle();
  await question.focus();
  await page.keyboard.press('Space');
  expect(await handle?.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
});

test('on phones the slide-out menu and its sections work by keyboard; Escape closes within half a second', async ({
  page,
}) => {
  await page.clock.install({ time: installed });
  await page.setViewportSize(phone);
  await page.goto('/m/');
  const button = page.getByRole('banner').locator('summary[aria-label=菜单]');
  const menu = page.getByRole('navigation', { name: '菜单' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.clock.runFor(1000);
  await expectSound(page);
  const prices = menu.locator('summary', { hasText: '服务与支持' });
  await tabTo(page, prices);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: '帮助中心' })).toBeVisible();
  await page.clock.pauseAt(paused);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.clock.runFor(499);
  await expect(menu).toBeVisible();
  await page.clock.runFor(1);
  await expect(menu).toBeHidden();
});

test('R10.11 on phones the question before a call and the trial sheet open, hold the form and close', async ({
  page,
}) => {
  await answerConsent(page);
  await page.clock.install({ time: installed });
  await page.setViewportSize(phone);
  await page.goto('/m/');
  const bar = page.getByRole('complementary', { name: '电话与咨询' });
  const call = bar.locator('summary').first();
  await call.focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('link', { name: '确定拨打' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: '确定拨打' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(call).toBeFocused();
  await expect(bar.getByRole('link', { name: '确定拨打' })).toBeHidden();

  const sheet = bar.locator('summary').last();
  await sheet.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: /免费试用/ });
  await expect(form).toBeVisible();
  await page.clock.runFor(1000);
  // The clock of the page does not move what slides in.
  await form.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  await expectSound(page);
  await page.keyboard.press('Tab');
  await expect(form.locator('input[name=name]')).toBeFocused();
  await page.clock.pauseAt(paused);
  await page.keyboard.press('Escape');
  await page.clock.runFor(399);
  await expect(form).toBeVisible();
  await page.clock.runFor(1);
  await expect(form).toBeHidden();
  await expect(sheet).toBeFocused();
});

test('R10.11 a toast is told to screen readers and takes no focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/help/helpDocument/10001');
  const copy = page.getByRole('button', { name: '复制链接' });
  await copy.focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '复制成功' })).toBeVisible();
  await expect(copy).toBeFocused();
  await expectSound(page);
});
