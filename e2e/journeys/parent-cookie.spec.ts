import { request as send } from 'undici';
import { apiOrigin, expect, test as base } from '../harness/browser-test';
import { type Site, startSite } from '../harness/site';
import { freshPhone, storedLeads } from '../harness/stored-leads';
import { agree } from '../harness/tracked';

const parent = 'site.example';
/** Chromium takes every name below a host rule to this machine, so that cookies of a parent domain are real here. */
const host = `www.${parent}`;

const originAt = (port: number | string) => `http://${host}:${port}`;

const test = base.extend<object, { sibling: Site }>({
  launchOptions: [
    async ({ launchOptions, sibling }, provide) => {
      const rule = `--host-resolver-rules=MAP *.${parent} 127.0.0.1`;
      // As behind transport security, without which browsers forget nothing on request.
      const safe = `--unsafely-treat-insecure-origin-as-secure=${originAt(new URL(sibling.shell.origin).port)}`;
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), rule, safe] });
    },
    { scope: 'worker' },
  ],
  sibling: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const site = await startSite(apiOrigin(), (port) => ({ PARENT_DOMAIN: parent, SITE_ORIGIN: originAt(port) }));
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sibling }, provide) => provide(originAt(new URL(sibling.shell.origin).port)),
});

/** 200 cookies, 8 KB in all, as a sibling host could set them for the parent domain. */
const manyCookies = Array.from({ length: 200 }, (_, index) => `sibling${index}=${'x'.repeat(28)}`).join('; ');

test('R6.5 F35 no cookie but fromtype stands on the parent domain, and every other one is this host’s alone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await agree(page);
  await page.goto('/home/entmarket');
  await page.locator('header a[data-login]').first().click();
  await expect(page).toHaveURL(/\/home\/login$/);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, domain }) => ({ name, value, domain }))).toEqual([
    { name: 'fromtype', value: 'pc-www', domain: `.${parent}` },
  ]);
});

test('F35 a page is still answered when a sibling has set 200 cookies of 8 KB, and so is a call', async ({
  sibling,
}) => {
  expect(manyCookies.length).toBeGreaterThan(8000);
  const headers = { cookie: manyCookies };
  for (const path of ['/', '/home/login', '/open/v1/home/banner']) {
    const { statusCode, body } = await send(`${sibling.shell.origin}${path}`, { headers });
    await body.dump();
    expect(statusCode).toBe(200);
  }
});

test('F35 a visitor whom a sibling locked out with 20 KB of cookies is told to reload, and the second load works', async ({
  page,
  context,
  complaints,
}) => {
  const full = 'x'.repeat(4000);
  const names = ['a', 'b', 'c', 'd', 'e'];
  await context.addCookies(names.map((name) => ({ name, value: full, domain: `.${parent}`, path: '/' })));
  const first = await page.goto('/home/entmarket');
  expect(first?.status()).toBe(431);
  await expect(page.locator('body')).toContainText('请刷新页面');
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
  const second = await page.reload();
  expect(second?.status()).toBe(200);
  await expect(page.locator('h1')).toBeVisible();
  complaints.length = 0;
});

test('F35 a long address of a stranger’s link is refused and leaves the cookies of its visitor alone', async ({
  page,
  context,
  complaints,
}) => {
  await context.addCookies([{ name: 'kept', value: 'x'.repeat(3000), domain: `.${parent}`, path: '/' }]);
  expect((await page.goto(`/home/entmarket?q=${'x'.repeat(14_000)}`))?.status()).toBe(431);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['kept']);
  complaints.length = 0;
});

test('F35 a fromtype that a sibling made up changes neither page nor lead: the site never reads it', async ({
  sibling,
}) => {
  const headers = { cookie: 'fromtype="><script>alert(1)</script>' };
  const read = async (extra: Record<string, string>) =>
    (await send(`${sibling.shell.origin}/home/entmarket`, { headers: extra })).body.text();
  expect(await read(headers)).toBe(await read({}));
  const phone = freshPhone();
  const { body } = await send(`${sibling.shell.origin}/-/lead/quick`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name: '陈经理', phone, consent: '1' }).toString(),
  });
  await body.dump();
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  expect((await storedLeads(phone))[0]?.fromtype).toBe('pc-www');
});
