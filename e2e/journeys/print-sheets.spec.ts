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

test('R10.96 a quote is one sheet of A4, the page around it is not', async ({ page }) => {
  await leaveDialogs(page);
  await page.goto(
    '/home/service?hours=3&viewers=2000&peak=8000&launches=24&cameras=4&crew=crew-four&captions=1&watch=1',
  );
  await hydrate(page);
  expect(await countSheets(page)).toBeGreaterThan(1);

  await page.getByRole('button', { name: '打印这张报价' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-was-printed', '');
  expect(await countSheets(page)).toBe(1);
});
