import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { firstPages } from '../harness/first-pages';
import { shiftsOf, watchShifts } from '../harness/layout-shifts';

test.describe.configure({ mode: 'parallel' });

for (const { address, text } of firstPages) {
  test(`${address} reads completely without script`, async ({ plainPage }) => {
    const answer = await plainPage.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(plainPage.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(plainPage.locator('h1')).toHaveCount(1);
    await expect(plainPage.locator('#content')).toContainText(text);
    expect(await plainPage.title()).not.toBe('');
  });

  test(`${address} hydrates without a complaint, without moving and without a violation that axe finds, on PC and on a phone`, async ({
    page,
    complaints,
  }) => {
    // A colour on its way from one width's look to the other's is no colour that anybody reads.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    await page.goto(address, { waitUntil: 'load' });
    const served = await page.locator('#content').innerText();
    await hydrate(page);
    expect(await page.locator('#content').innerText()).toBe(served);
    expect(await shiftsOf(page)).toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `wider than ${width} px`,
      ).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}

test('the titles of all pages differ', async ({ plainPage }) => {
  const titles: string[] = [];
  for (const { address } of firstPages) {
    await plainPage.goto(address);
    titles.push(await plainPage.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test('every link of the first pages leads to a page that is there', async ({ request, site }) => {
  const seen = new Map<string, string>();
  for (const { address } of firstPages) {
    const html = await (await request.get(address)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), site.shell.origin);
      if (url.origin === site.shell.origin && !url.pathname.startsWith('/-/')) seen.set(url.pathname, address);
    }
  }
  const broken: string[] = [];
  for (const [path, from] of seen) {
    const status = (await request.get(path, { maxRedirects: 3 })).status();
    if (status !== 200) broken.push(`${path} (${status}), linked from ${from}`);
  }
  expect(broken).toEqual([]);
});
