import { expect, hydrate, test } from '../harness/browser-test';
import { siteDataOf } from '../harness/site-data';

test('going from one remote to another loads its code once, without a page load', async ({ page }) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('remoteEntry')) entries.push(new URL(request.url()).pathname.split('/')[3] ?? '');
  });
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await navigate(page, '/info');
  await expect(page).toHaveURL(/\/info$/);
  await expect(page.locator('h1')).toBeVisible();
  await navigate(page, '/help/helpDocument/10001');
  await expect(page.locator('h1')).toContainText('如何注册并登录控制台');
  await navigate(page, '/info/20001');
  await expect(page.locator('h1')).toContainText('播一年');
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  expect(entries).toEqual(['mf-help', 'mf-info']);
});

test('title, canonical address and route name follow the navigation', async ({ page }) => {
  await page.goto('/help/helpCenter');
  await hydrate(page);
  const before = await page.title();
  await navigate(page, '/info/20001');
  await expect(page.locator('h1')).toContainText('播一年');
  expect(await page.title()).not.toBe(before);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain('/info/20001');
});

test('the styles of a remote are there before its words are painted', async ({ page }) => {
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await page.evaluate(() => {
    const unstyled: string[] = [];
    Object.assign(window, { unstyled });
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      const styled = [...document.styleSheets].some(({ href }) => href?.includes('/mf-info/'));
      if (heading && location.pathname === '/info' && !styled) unstyled.push(heading.textContent ?? '');
    }).observe(document.getElementById('app') ?? document.body, { childList: true, subtree: true });
  });
  await navigate(page, '/info');
  await expect(page).toHaveURL(/\/info$/);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { unstyled: string[] }).unstyled)).toEqual([]);
});

test('shell and remotes share one React, one store and one http client', async ({ page }) => {
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await navigate(page, '/info');
  await expect(page).toHaveURL(/\/info$/);
  const same = await page.evaluate(async () => {
    type Share = () => unknown;
    type Instance = { name: string; loadShare: (name: string) => Promise<Share> };
    const { __INSTANCES__: instances } = (window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
      .__FEDERATION__;
    const names = ['react', 'react-dom', 'react-router-dom', '@site/shared/store', '@site/shared/http'];
    const of = async (instance: string, name: string) =>
      (await instances.find((one) => one.name === instance)?.loadShare(name))?.();
    return Promise.all(
      names.map(async (name) => {
        const [shell, help, info] = await Promise.all([of('shell', name), of('mf_help', name), of('mf_info', name)]);
        return shell !== undefined && shell === help && help === info;
      }),
    );
  });
  expect(same).toEqual([true, true, true, true, true]);
});

test('concurrent requests never see each other: every answer speaks of its own address', async ({ site }) => {
  const addresses = [
    ...Array.from({ length: 79 }, (_, index) => `/help/helpDocument/${10_001 + index}`),
    ...Array.from({ length: 40 }, (_, index) => `/info/${20_001 + index}`),
    ...Array.from({ length: 24 }, (_, index) => `/home/lectureDetail/${40_001 + index}`),
  ];
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const html = await (
        await fetch(`${site.shell.origin}${address}`, { headers: { cookie: `visitor=${address}` } })
      ).text();
      return { address, ...siteDataOf(html).state };
    }),
  );
  for (const { address, fullUrl } of answers) expect(fullUrl).toBe(`${site.shell.origin}${address}`);
});

/** Goes there as a link of the application does. */
async function navigate(page: import('@playwright/test').Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
