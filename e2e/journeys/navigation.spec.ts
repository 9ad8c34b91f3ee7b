import { expect, hydrate, test } from '../harness/browser-test';
import {
  first,
  second,
  elsewhere,
  mostBytes,
  recordRequests,
  articlesOf,
  pathsOf,
  expectAtMost,
  openWithTree,
  goTo,
} from '../harness/visited-articles';

test('R13.17 from article to article neither the frame nor its menus are fetched again, and content comes compressed', async ({
  page,
}) => {
  await openWithTree(page);
  const asked = recordRequests(page);
  await goTo(page, elsewhere);
  expect(articlesOf(asked)).toContain(10_020);
  expect(pathsOf(asked).filter((path) => !path.endsWith('/GetHelpArticle'))).toEqual([]);
  await expectAtMost(
    mostBytes,
    asked.filter((request) => request.postDataJSON().id === 10_020),
  );
  for (const request of asked) {
    const headers = await (await request.response())?.allHeaders();
    expect([request.url(), headers?.['content-encoding']]).toEqual([request.url(), 'br']);
    expect(headers?.['content-revision']).toMatch(/^[1-9]/);
  }
});

test('R13.17 one call brings an article; one that was seen before comes without any', async ({ page }) => {
  await openWithTree(page);
  const asked = recordRequests(page);
  for (const address of [elsewhere, second, elsewhere]) await goTo(page, address);
  expect(articlesOf(asked).filter((id) => id === 10_020)).toHaveLength(1);
});

test('menus that were open are shut on the next page', async ({ page }) => {
  await page.goto('/home/about');
  await hydrate(page);
  const menu = page.locator('details[data-menu]').first();
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
  await goTo(page, '/home/service');
  await expect(menu).not.toHaveAttribute('open', '');
});

test('the keyboard keeps its place in a list that stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(first ?? '');
  await hydrate(page);
  const link = page.getByRole('navigation', { name: '帮助目录' }).locator(`a[href="${second}"]`);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toBeFocused();
});

test('R13.19 a page that nobody sees yet begins nothing; once it is shown it does', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(first ?? '');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-display', '');
  await expect(root).not.toHaveAttribute('data-consent', /./);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect(root).toHaveAttribute('data-consent', /./);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [address, links] of [
    [first, 'main a[href^="/help/helpDocument/"]:visible'],
    ['/info/20001', 'main a[href^="/info/2"]:visible'],
  ] as const)
    test(`a link of ${address} that is tapped changes no colour step by step: the next page would wait for each frame`, async ({
      page,
    }) => {
      await page.goto(address ?? '');
      await hydrate(page);
      const link = page.locator(links).last();
      await link.scrollIntoViewIfNeeded();
      const changes = await page.evaluateHandle(() => {
        const properties: string[] = [];
        addEventListener('transitionrun', (event) => properties.push((event as TransitionEvent).propertyName), true);
        return properties;
      });
      const before = await page.locator('h1').textContent();
      await link.tap();
      await expect(page.locator('h1')).not.toHaveText(before ?? '');
      expect((await changes.jsonValue()).filter((name) => name === 'color')).toEqual([]);
    });
});
