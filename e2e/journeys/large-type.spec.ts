import type { Browser, BrowserContext } from '@playwright/test';
import { expect, test as base } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { journeyTimeout } from '../harness/journey-timeout';
import { layOutAll } from '../harness/laid-out';
import { visitedPages } from '../urls/visited-pages';

/** Twice the usual 16 px, as WCAG 1.4.4 asks. */
const type = '--blink-settings=defaultFontSize=32';

let large: Browser;

// Options of the browser would be those of a worker of its own, with a site of its own, after all others.
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ baseURL, locale, viewport }, provide) => {
    const context = await large.newContext({ ...(baseURL && { baseURL }), ...(locale && { locale }), viewport });
    await provide(context);
    await context.close();
  },
});

test.beforeAll(async ({ playwright, launchOptions }) => {
  large = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), type] });
});
test.afterAll(() => large.close());

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

/** One of each kind of row that has to give way: buttons, figures, plans, anchors, what is on the way. */
const rows = ['/home/daobo', '/', '/m/service', '/m/media', '/home/lectureIndex', '/home/entmarket', '/m/vzChain'];
const all = visitedPages().map(({ address }) => address);

for (const [name, addresses, details] of [
  ['rows that stand beside each other', rows, {}],
  ['all addresses', all, everyCase],
] as const)
  test(`with type of twice the size no page is wider than its window: ${name}`, details, async ({ page }) => {
    test.setTimeout(journeyTimeout + addresses.length * 20_000);
    const wide: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await layOutAll(page);
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) wide.push(`${address} at ${width} px by ${over} px`);
      }
    }
    expect(wide).toEqual([]);
  });

test('with type of twice the size both answers to the question for consent are in the window', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto('/home/service');
  const answer = page.getByRole('button', { name: '仅必要' });
  await expect(answer).toBeVisible();
  const { x = 0, width = 0 } = (await answer.boundingBox()) ?? {};

  expect(x + width).toBeLessThanOrEqual(768);
});
