import { apiOrigin, hydrate, navigate, expect, test } from '../harness/browser-test';
import { publishReworded } from '../harness/reworded';
import { type Site, startSite } from '../harness/site';
import { waitFor } from '../harness/wait';

let site: Site;

test.beforeAll(async () => {
  site = await startSite(apiOrigin());
});

test.afterAll(async () => site.stop());

/** Two releases, after which the site stays broken, whose pages name a middleware that does not exist, so that no earlier set can stand in. */
async function makeMiddlewareUnknown(): Promise<void> {
  for (const version of ['9.4.1', '9.4.2']) {
    await publishReworded(site, 'mf-info', version, ['id-or:', 'nobody:']);
    await site.promote({ 'mf-info': version });
    await waitFor(`mf-info ${version} is live`, async () => (await site.shell.health()).remotes['mf-info'] === version);
  }
}

test('R10.14 a page that needs an id leads to its list without one, on the server and in the browser', async ({
  page,
}) => {
  const answer = await fetch(`${site.shell.origin}/home/article`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/home/newsList']);

  await page.goto(`${site.shell.origin}/info/20001`);
  await hydrate(page);
  await navigate(page, '/video');
  await expect(page).toHaveURL(/\/info\/video\/?$/);
});

test('R8.18 a page that names an unknown middleware answers 500 in the words of the specification', async ({
  page,
}) => {
  await makeMiddlewareUnknown();
  const answer = await fetch(`${site.shell.origin}/video/30001`);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toMatch(/<h1[^>]*>Unknown middleware<\/h1>/);

  await page.goto(`${site.shell.origin}/info/20001`);
  await hydrate(page);
  await navigate(page, '/video/30001');
  await expect(page.locator('h1')).toHaveText('Unknown middleware');
  await expect(page.locator('footer')).toBeVisible();
});
