import type { Page } from '@playwright/test';
import { expect, test } from '../harness/browser-test';

// Scroll positions of the specification (R9.13) that shell-scroll.spec.ts and help-search.spec.ts do not walk.

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

test('R2.179 R9.13 on a phone too the search box of the header comes after 100 px on the search route', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`/help/helpSearch/${encodeURIComponent('直播')}`);
  const box = page.getByRole('banner').locator('input[name=keyword]');
  await expect(box).toBeHidden();
  await moveTo(page, 100);
  await expect(box).toBeHidden();
  await moveTo(page, 101);
  await expect(box).toBeVisible();
  await moveTo(page, 0);
  await expect(box).toBeHidden();
});
