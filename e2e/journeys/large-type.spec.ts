import { expect, test } from '../harness/browser-test';

/** Twice the usual 16 px, as WCAG 1.4.4 asks. */
const type = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => provide({ ...launchOptions, args: [...(launchOptions.args ?? []), type] }),
    { scope: 'worker' },
  ],
});

for (const width of [1440, 1280, 1024, 390])
  test(`with type of twice the size nothing of the header stands beyond a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home/service');
    const furthest = await page.getByRole('banner').evaluate((bar) => {
      const seen = [...bar.querySelectorAll('a, summary, button')].filter((part) => part.checkVisibility());
      return Math.max(...seen.map((part) => part.getBoundingClientRect().right));
    });

    expect(furthest).toBeLessThanOrEqual(width);
  });

test('with type of twice the size both answers to the question for consent are in the window', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto('/home/service');
  const answer = page.getByRole('button', { name: '仅必要' });
  await expect(answer).toBeVisible();
  const { x = 0, width = 0 } = (await answer.boundingBox()) ?? {};

  expect(x + width).toBeLessThanOrEqual(768);
});
