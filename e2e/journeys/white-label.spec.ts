import { expect, test } from '@playwright/test';
import { apiOrigin } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { firstPages } from '../harness/first-pages';
import { waitUntilPrepared } from '../harness/prepared';
import { type Site, startSite } from '../harness/site';

const addresses = [...firstPages.map(({ address }) => address), '/home/404', '/sitemap'];
const noindex = '<meta name="robots" content="noindex">';

let site: Site;

async function start(env: Record<string, string>): Promise<(address: string) => Promise<string>> {
  site = await startSite(apiOrigin(), { SITE_VARIANT: 'white-label', ...env });
  return async (address) => (await fetch(`${site.shell.origin}${address}`)).text();
}

test.afterEach(() => site.stop());

/** One of each layout. */
const layouts = [
  '/',
  '/index2023',
  '/home/education',
  '/home/login',
  '/help/helpCenter',
  '/home/newsList',
  '/m/',
  '/home/404',
];

test('no page of any layout is for search engines, and there is no map', async () => {
  const text = await start({});
  for (const address of layouts) expect((await text(address)).includes(noindex), address).toBe(true);
  expect(await text('/robots.txt')).not.toContain('Sitemap');
  expect((await fetch(`${site.shell.origin}/sitemap.xml`)).status).toBe(404);
});

test('no page of a white-label site is for search engines', everyCase, async () => {
  const text = await start({});
  for (const address of addresses) expect((await text(address)).includes(noindex), address).toBe(true);
});

test('an operator may give a white-label site to search engines', everyCase, async () => {
  test.setTimeout(200_000);
  const text = await start({ WHITE_LABEL_INDEX: '1' });
  await waitUntilPrepared(site.shell.origin);
  for (const address of ['/', '/info', '/help/helpCenter', '/sitemap'])
    expect((await text(address)).includes(noindex), address).toBe(false);
  expect((await text('/home/404')).includes(noindex)).toBe(true);
  expect(await text('/robots.txt')).toContain('Sitemap');
  expect((await fetch(`${site.shell.origin}/sitemap.xml`)).status).toBe(200);
});
