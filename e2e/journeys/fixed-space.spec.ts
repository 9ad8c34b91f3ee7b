import type { Page } from '@playwright/test';
import { expect, test } from '../harness/browser-test';
import { coveredShare, coverOfFocus, fixedBoxes, overlaps } from '../harness/fixed-boxes';
import { unlessKept } from '../harness/every-case';

// What stays in the window has one owner (shared/src/ui/tokens.css), and nothing stays in a low one.

const windows = [
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256, most: 0 },
  { width: 390, height: 844, most: 0.3 },
  { width: 1440, height: 900, most: 0.3 },
];
const addresses = ['/', '/m/', '/help/helpDocument/10001', '/home/education'];

/** Where bars have come that come with scrolling, the question for consent still open. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.wheel(0, 2_000);
  await expect(page.locator('html[data-scrolled-900]')).toBeAttached();
}

for (const { width, height, most } of windows)
  test(`at ${width} × ${height} bars leave pages their room and never lie over one another`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('html[data-consent=ask]')).toBeAttached();
      await scrollDown(page);
      const boxes = await fixedBoxes(page);
      expect(overlaps(boxes), address).toEqual([]);
      expect(coveredShare(boxes, { width, height }), `${address}: ${JSON.stringify(boxes)}`).toBeLessThanOrEqual(most);
    }
  });

/** Presses Tab through the whole page; gives what was focused without being seen. */
async function tabThrough(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press('Tab');
    const cover = await coverOfFocus(page);
    if (cover) covered.push(cover);
    if (presses > 5 && (await page.evaluate(() => document.activeElement === document.body))) return covered;
  }
  throw new Error('The page has no end for the keyboard.');
}

for (const { width, height } of windows)
  for (const address of addresses)
    test(
      `at ${width} × ${height} nothing on ${address} has the focus unseen while consent is asked for`,
      unlessKept(width < 400 && address === (width === 390 ? '/home/education' : '/help/helpDocument/10001')),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(address);
        // After the way past the navigation the question is the first stop.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('region', { name: '隐私设置' }).locator(':focus')).toBeVisible();
        expect(await tabThrough(page)).toEqual([]);
      },
    );
