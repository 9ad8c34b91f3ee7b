import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../harness/browser-test';
import { countSheets } from '../harness/print-sheets';

/** The button's dialog is nobody's here; the page stays as it would be printed. */
async function leaveDialogs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '');
  });
}

test('R10.96 what IT asks for is two sheets of A4, without script too', async ({ page, plainPage }) => {
  await leaveDialogs(page);
  await page.goto('/home/security');
  await hydrate(page);
  await page.getByRole('button', { name: '打印两页 A4' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-was-printed', '');
  expect(await countSheets(page)).toBe(2);

  await plainPage.goto('/home/security');
  expect(await countSheets(plainPage)).toBe(2);
});

const quoted = '/home/service?hours=3&viewers=2000&peak=8000&launches=24&cameras=4&crew=crew-four&captions=1&watch=1';

test('R10.96 a quote that was asked for is one sheet of A4 without its button, and without script, which the button needs', async ({
  page,
  plainPage,
}) => {
  await page.goto(quoted);
  expect(await countSheets(page)).toBe(1);

  await plainPage.goto(quoted);
  expect(await countSheets(plainPage)).toBe(1);
  await expect(plainPage.getByRole('button', { name: '打印这张报价' })).toBeHidden();
});

test('R10.96 of the plain page the button prints its quote alone', async ({ page }) => {
  await leaveDialogs(page);
  await page.goto('/home/service');
  await hydrate(page);
  expect(await countSheets(page)).toBeGreaterThan(1);

  await page.getByRole('button', { name: '打印这张报价' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-was-printed', '');
  expect(await countSheets(page)).toBe(1);
});
