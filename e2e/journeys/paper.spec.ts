import { expect, test } from '../harness/browser-test';

/** What lies in rows that are swiped on narrow windows; paper is narrow, and nobody swipes it. */
const rows = [
  ['/home/service', 'li[id^=plan-]', 5],
  ['/home/microMarketing', 'main article, main [class] > li', 10],
  ['/info', 'main li', 10],
] as const;

for (const [address, card, least] of rows)
  test(`on paper nothing of ${address} is cut off at the edge`, async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const edges = await page
      .locator(card)
      .evaluateAll((cards) =>
        cards.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().right),
      );

    expect(edges.length).toBeGreaterThanOrEqual(least);
    expect(Math.max(...edges)).toBeLessThanOrEqual(718);
  });
