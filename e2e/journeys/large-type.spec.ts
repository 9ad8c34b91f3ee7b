import { expect, test } from '../harness/browser-test';

/** What a browser calls very large type; of 16 px otherwise. */
const type = '--blink-settings=defaultFontSize=24';

test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => provide({ ...launchOptions, args: [...(launchOptions.args ?? []), type] }),
    { scope: 'worker' },
  ],
});

for (const width of [1440, 1280, 1024, 390])
  test(`with very large type nothing of the header stands beyond a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home/service');
    const furthest = await page.getByRole('banner').evaluate((bar) => {
      const seen = [...bar.querySelectorAll('a, summary, button')].filter((part) => part.checkVisibility());
      return Math.max(...seen.map((part) => part.getBoundingClientRect().right));
    });

    expect(furthest).toBeLessThanOrEqual(width);
  });
