import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { listedRoutes } from '../urls/listed-routes';

/** Names of the parts whose script the page has asked for. */
function watchParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const part = /\/(part-[a-z0-9-]+)\.\w+\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (part) parts.push(part);
  });
  return parts;
}

test('a hydrated page has not fetched what stays as served, and shows it still', async ({ page }) => {
  const parts = watchParts(page);
  await page.goto('/');
  const stage = page.locator('[data-served] h1').first();
  const text = await stage.textContent();
  await hydrate(page);
  expect(parts).toEqual([]);
  await expect(stage).toHaveText(text ?? '');
});

test('a link in a served part is followed without a new page load, and the next page comes whole', async ({ page }) => {
  const parts = watchParts(page);
  await page.goto('/info');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  await page.locator('footer [data-served] a[href="/home/entmarket"]').click();
  await expect(page).toHaveURL(/\/home\/entmarket$/);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
  expect(parts.length).toBeGreaterThan(0);
});

test('no page keeps anything in a served part that would need script', everyCase, async ({ page, request }) => {
  await page.goto('/home/login');
  const addresses = listedRoutes().map(({ path }) => path.replace(/\/:[^/]+\?/g, ''));
  for (const address of addresses.filter((one) => !one.includes(':'))) {
    const html = await (await request.get(address)).text();
    const dead = await page.evaluate((text) => {
      const served = new DOMParser().parseFromString(text, 'text/html');
      const wanting = served.querySelectorAll('[data-served] [data-needs-script], [data-served] form[method=post]');
      // The buttons of a row and links to moments of a show are attached to served markup.
      return [...wanting].filter((one) => !one.matches('[data-swipe-row] [data-swipe], [data-show-at]')).length;
    }, html);
    expect(dead, address).toBe(0);
  }
});

test('the served parts of a page bring no data of theirs, and a page whose hydration fails has it all the same', async ({
  page,
  complaints,
}) => {
  await page.goto('/home/chain');
  const text = await page.locator('main [data-served]').first().textContent();
  const data = await page.evaluate(() => JSON.parse(document.getElementById('_site-data')?.textContent ?? '{}'));
  expect(data).toMatchObject({ lacking: true, loaderData: { 'home-chain': {} } });
  expect(data.loaderData['home-chain']).not.toHaveProperty('cases');
  // What an extension may do to a page: the form is no longer as the server wrote it.
  await page.evaluate(() => document.querySelector('#lead h2')?.replaceChildren('Translated'));
  await hydrate(page);
  await expect(page.locator('#lead h2')).not.toHaveText('Translated');
  await expect(page.locator('main [data-served]').first()).toHaveText(text ?? '');
  expect(complaints.join()).toMatch(/React error #(?:418|42[2-5])/);
  complaints.length = 0;
});

for (const address of ['/help/helpDocument/10044', '/home/lectureDetail/40001', '/info/20001', '/m/article?id=60001']) {
  test(`the text of ${address} comes as markup alone, and is there all the same where hydration fails`, async ({
    page,
    complaints,
  }) => {
    await page.goto(address);
    const text = page.locator('article h2[id], article h3[id]');
    const headings = await text.allTextContents();
    const data = await page.evaluate(() => document.getElementById('_site-data')?.textContent ?? '');
    expect(headings.length).toBeGreaterThan(1);
    expect(data).not.toContain('u003ch2');
    await page.evaluate(() => document.querySelector('h1')?.replaceChildren('Translated'));
    await hydrate(page);
    await expect(page.locator('h1')).not.toHaveText('Translated');
    await expect(text).toHaveText(headings);
    expect(complaints.join()).toMatch(/React error #(?:418|42[2-5])/);
    complaints.length = 0;
  });
}

test('the marketing menu stays on the server, and a header or a list that is made anew has it all the same', async ({
  page,
}) => {
  const inMenu = page.locator('header a[href="/home/marketing/50005"]');
  await page.goto('/help/helpCenter');
  const { state } = await page.evaluate(() => JSON.parse(document.getElementById('_site-data')?.textContent ?? '{}'));
  expect(Object.keys(state)).not.toContain('marketMenu');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  await expect(inMenu).toHaveCount(0);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(inMenu).toHaveCount(1);
  await page.locator('footer a[href="/sitemap"]').first().click();
  await expect(page.locator('main a[href="/home/marketing/50005"]')).toBeVisible();
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
});
