import type { Page } from '@playwright/test';
import { expect, hydrate, navigate, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { consumedBy, exposeShared } from '../harness/shared-module';
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

test('a navigation that is given up for another leaves nothing behind', async ({ page }) => {
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await navigate(page, '/info');
  await navigate(page, '/help/helpDocument/10001');
  await expect(page.locator('h1')).toContainText('如何注册并登录控制台');
  await navigate(page, '/info/20001');
  await expect(page.locator('h1')).toContainText('播一年');
});

test('title, canonical address and route name follow the navigation', async ({ page }) => {
  await page.goto('/help/helpCenter');
  await hydrate(page);
  const before = await page.title();
  await navigate(page, '/info/20001');
  await expect(page.locator('h1')).toContainText('播一年');
  await expect(page).not.toHaveTitle(before);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain('/info/20001');
});

test('the styles of a remote are there before its words are painted', async ({ page }) => {
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await page.evaluate(() => {
    const unstyled: string[] = [];
    const before = document.querySelector('h1')?.textContent;
    Object.assign(window, { unstyled });
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      const styled = [...document.styleSheets].some(({ href }) => href?.includes('/mf-info/'));
      if (heading && heading.textContent !== before && !styled) unstyled.push(heading.textContent ?? '');
    }).observe(document.getElementById('_site-root') ?? document.body, { childList: true, subtree: true });
  });
  await navigate(page, '/info');
  await expect(page).toHaveURL(/\/info$/);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { unstyled: string[] }).unstyled)).toEqual([]);
});

/** How the frame and the head of a page look, in what its sheets say of them. */
function looks(page: Page): Promise<string[]> {
  return page.locator('header, h1, main section, footer, footer a').evaluateAll((all) =>
    all.map((one) => {
      const { display, fontSize, color, backgroundColor, padding } = getComputedStyle(one);
      return [one.tagName, display, fontSize, color, backgroundColor, padding].join(' ');
    }),
  );
}

test('a page looks the same after a navigation, when the sheets of the first page have left with it', async ({
  page,
}) => {
  await page.goto('/home/entmarket');
  await hydrate(page);
  await navigate(page, '/home/education');
  await expect(page).toHaveURL(/\/home\/education$/);
  await expect(page.locator('body link[rel=stylesheet]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  const navigated = await looks(page);
  await page.goto('/home/education');

  expect(navigated.length).toBeGreaterThan(10);
  expect(navigated).toEqual(await looks(page));
});

test('shell and remotes share one React, one router, one store and one http client', async ({ page }) => {
  await page.goto('/help/helpDocument/10001');
  await hydrate(page);
  await navigate(page, '/info');
  await expect(page).toHaveTitle(/资讯/);
  const shared = [
    'react',
    'react/jsx-runtime',
    'react-router-dom',
    'zustand',
    '@site/shared/store',
    '@site/shared/http',
  ];
  const [help, info] = [await consumedBy(page, 'mf_help'), await consumedBy(page, 'mf_info')];
  for (const consumed of [help, info]) {
    expect(Object.keys(consumed).length).toBeGreaterThan(2);
    for (const owners of Object.values(consumed)) expect(owners).toEqual(['shell']);
  }
  expect(shared.filter((name) => !(name in { ...help, ...info }))).toEqual([]);
});

test('what is written to the store is seen by the shell and by the remote', async ({ page }) => {
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await exposeShared(page, '@site/shared/store', 'shared');
  await page.evaluate(() => {
    type Store = { getState: () => { site: object }; setState: (state: object) => void };
    const { siteStore } = (window as unknown as { shared: { siteStore: () => Store } }).shared;
    siteStore().setState({ site: { ...siteStore().getState().site, phone: '400-111-2222' } });
  });
  await expect(page.locator('#_content').getByText('400-111-2222').filter({ visible: true }).first()).toBeVisible();
  await navigate(page, '/info');
  await expect(page.locator('footer').getByText('400-111-2222').first()).toBeVisible();
});

test('R4.22 the store knows whether the browser has a network', async ({ page, context, complaints }) => {
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await exposeShared(page, '@site/shared/store', 'shared');
  const online = () =>
    page.evaluate(() => {
      type Store = { siteStore: () => { getState: () => { online: boolean } } };
      return (window as unknown as { shared: Store }).shared.siteStore().getState().online;
    });
  expect(await online()).toBe(true);
  await context.setOffline(true);
  await expect.poll(online).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-offline', '');
  await context.setOffline(false);
  await expect.poll(online).toBe(true);
  complaints.length = 0;
});

const atOnce = 16;

for (const [many, articles, topics, lectures] of [
  ['48', 16, 16, 16],
  ['143', 79, 40, 24],
] as const)
  test(
    `R3.38 ${many} concurrent requests never see each other: every answer speaks of its own address`,
    unlessKept(many === '48'),
    async ({ site }) => {
      const addresses = [
        ...Array.from({ length: articles }, (_, index) => `/help/helpDocument/${10_001 + index}`),
        ...Array.from({ length: topics }, (_, index) => `/info/${20_001 + index}`),
        ...Array.from({ length: lectures }, (_, index) => `/home/lectureDetail/${40_001 + index}`),
      ].sort((one, other) => one.slice(-2).localeCompare(other.slice(-2)));
      const ask = (address: string) =>
        fetch(`${site.shell.origin}${address}`, { headers: { cookie: `visitor=${address}` } });
      const read = async (address: string) => {
        let answer = await ask(address);
        // A machine that is too busy says so, and is asked again.
        while (answer.status === 503) answer = await ask(address);
        return { address, status: answer.status, ...siteDataOf(await answer.text()).state };
      };
      // As many at a time as one render process has time for on a busy machine.
      for (let start = 0; start < addresses.length; start += atOnce) {
        const answers = await Promise.all(addresses.slice(start, start + atOnce).map(read));
        for (const { address, status, fullUrl } of answers)
          expect({ status, fullUrl }).toEqual({ status: 200, fullUrl: `${site.shell.origin}${address}` });
      }
    },
  );
