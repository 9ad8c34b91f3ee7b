import type { Page, Route } from '@playwright/test';
import { apiOrigin, hydrate, expect, test } from '../harness/browser-test';
import { type Site, startSite } from '../harness/site';

const assetHost = 'http://assets.test';
const start = '/help/helpCenter';
const chunk = /\/client\/help-helpCenter\.[^/]+\.js/;

let site: Site;

test.beforeAll(async () => {
  site = await startSite(apiOrigin(), { PUBLIC_ASSET_URL: assetHost });
});

test.afterAll(() => site.stop());

/** Read whole first: an answer that Playwright holds is gone once the test ends, and a page may still ask then. */
async function passOn(route: Route, pathname: string): Promise<void> {
  const file = await fetch(site.shell.origin + pathname);
  const body = Buffer.from(await file.arrayBuffer());
  const headers = Object.fromEntries(file.headers);
  delete headers['content-encoding'];
  await route.fulfill({ status: file.status, headers, body });
}

/** An asset host with the files of the site, except those that are missing there. */
async function serveAssets(page: Page, missing: RegExp | undefined): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${assetHost}/**`, async (route) => {
    const { pathname, href } = new URL(route.request().url());
    asked.push(href);
    if (missing?.test(pathname)) await route.fulfill({ status: 404 });
    else await passOn(route, pathname);
  });
  return asked;
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** What is asked of the site itself below `/assets/`, but for its speculation rules, which are no file of a release. */
function filesOfSite(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== site.shell.origin || pathname === '/assets/speculation.json') return;
    if (pathname.startsWith('/assets/')) files.push(request.url());
  });
  return files;
}

test('a site with an asset host takes every script and style from there', async ({ page }) => {
  const complaints = complaintsOf(page);
  const own = filesOfSite(page);
  const asked = await serveAssets(page, undefined);
  await page.goto(site.shell.origin + start);
  await hydrate(page);
  expect(asked.length).toBeGreaterThan(6);
  expect(own).toEqual([]);
  expect(complaints).toEqual([]);
});

test('F23: a script that the asset host has not is asked once of the site itself, and the page hydrates', async ({
  page,
}) => {
  const second = filesOfSite(page);
  const asked = await serveAssets(page, chunk);
  await page.goto(site.shell.origin + start);
  await hydrate(page);
  expect(asked.filter((address) => chunk.test(address))).toHaveLength(1);
  expect(second).toHaveLength(1);
  expect(second[0]).toMatch(chunk);
});

test('assets may be used by pages of another origin, the site’s own answers may not', async () => {
  const html = await (await fetch(site.shell.origin + start)).text();
  const script = /src="http:\/\/assets\.test(\/assets\/[^"]+)"/.exec(html)?.[1] ?? '';
  const asset = await fetch(site.shell.origin + script);
  expect(asset.status).toBe(200);
  expect(asset.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const page = await fetch(site.shell.origin + start);
  expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
