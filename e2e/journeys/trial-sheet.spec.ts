import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { shiftsOf, watchShifts } from '../harness/layout-shifts';

const opener = (page: Page) => page.locator('aside summary', { hasText: '免费试用 7 天' });
const dialog = (page: Page) => page.getByRole('dialog', { name: '免费试用 7 天' });
const focusIsInside = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog:modal')));

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => answerConsent(page));

test('the trial sheet is a modal dialog: the focus goes in, stays in, and comes back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  await page.goto('/m/');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await focusIsInside(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  // Nothing behind it can be reached: neither by a press, nor by the keyboard in a whole round.
  expect(await page.evaluate(() => document.elementFromPoint(30, 30)?.localName)).toBe('dialog');
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName);
    expect(place === 'dialog' || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
  }
  await expect(dialog(page)).toBeVisible();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await shiftsOf(page)).toEqual([]);
});

test('R12.54 its cross and a press beside it close it; opening it is intent', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/m/');
  await opener(page).click();
  await dialog(page).getByRole('button', { name: '关闭' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.mouse.click(195, 60);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('html[data-scripts]')).toBeAttached();
});

test('without script the same button opens and closes it', async ({ plainPage }) => {
  await plainPage.setViewportSize({ width: 390, height: 844 });
  await plainPage.goto('/m/');
  const button = plainPage.locator('aside summary').last();
  const field = plainPage.locator('aside input[name=phone]');
  await button.click();
  await expect(field).toBeInViewport();
  await button.click();
  await expect(field).toBeHidden();
});

test('back closes sheet, menu, share sheet and settings; the page, its place and what is typed stay, and one more step leaves it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/m/about');
  await page.goto('/home/case');
  await opener(page).click();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const name = page.locator('aside dialog input[name=name]');
  await name.fill('王敏');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(name).toHaveValue('王敏');
  await page.goForward();
  await expect(dialog(page)).toBeHidden();

  const menu = page.locator('header details[data-closing-time]');
  await page.getByLabel('菜单').first().click();
  await expect(menu).toHaveAttribute('open', '');
  await page.goBack();
  await expect(menu).not.toHaveAttribute('open');

  await page.setViewportSize({ width: 1440, height: 900 });
  const shared = page.locator('[data-share-sheet]');
  await page.locator('[data-share=open]').filter({ visible: true }).first().click();
  await expect(shared).toBeVisible();
  await page.goBack();
  await expect(shared).toHaveCount(0);
  const settings = page.getByRole('dialog', { name: '显示设置' });
  await page.getByRole('banner').getByRole('button', { name: '大字版与显示设置' }).click();
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(settings).toHaveCount(0);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/home/case');

  await page.goBack();
  await expect(page).toHaveURL(/\/m\/about$/);
});
