import type { Page } from '@playwright/test';
import { apiOrigin, expect, hydrate, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';
import { type Site, startSite } from '../harness/site';
import { freshPhone, storedLeads } from '../harness/stored-leads';

const admin = 'https://admin.example.com';
/** Three hours (R9.7). */
const fromtypeLife = 10_800_000;
/** A browser keeps whole seconds and takes a moment to set a cookie, in milliseconds. */
const slack = 60_000;

let configured: Site;

test.beforeAll(async () => {
  configured = await startSite(apiOrigin(), { ADMIN_URL: `${admin}/login` });
});
test.afterAll(() => configured.stop());

const landing = '/?utm_source=baidu&utm_campaign=q4&bd_vid=10012345&phone=13800000000';

/** Comes to the site from a search page, whose own words are nobody's business. */
async function land(page: Page, origin: string): Promise<void> {
  await page.route('https://search.example.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'referrer-policy': 'unsafe-url' },
      body: `<a href="${origin}${landing}">来这里</a>`,
    }),
  );
  await page.goto('https://search.example.com/s?wd=secret');
  await page.getByText('来这里').click();
  await expect(page).toHaveURL(origin + landing);
  // The entry script has run.
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'ask');
}

/** The address that a click on a login or trial link leads to, over the hand-over; nobody is there. */
async function leadsTo(page: Page, selector: string): Promise<URL> {
  const asked = page.waitForRequest(`${admin}/**`);
  await page.locator(selector).first().click();
  return new URL((await asked).url());
}

for (const alive of [false, true]) {
  const when = alive ? 'hydrated' : 'before hydration';

  test(
    `R6.4 login is told the campaign and gets the cookie for three hours, ${when}`,
    unlessKept(!alive),
    async ({ page, context }) => {
      const { origin } = configured.shell;
      await land(page, origin);
      await page.goto(`${origin}/home/entmarket`);
      if (alive) await hydrate(page);
      const clicked = Date.now();
      const address = await leadsTo(page, 'header a[data-login]');
      expect(Object.fromEntries(address.searchParams)).toEqual({
        utm_source: 'baidu',
        utm_campaign: 'q4',
        bd_vid: '10012345',
        referrer: 'https://search.example.com/s',
      });
      const [cookie, ...others] = await context.cookies(origin);
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({ name: 'fromtype', value: 'pc-www', path: '/', sameSite: 'Lax', secure: false });
      expect(Math.abs((cookie?.expires ?? 0) * 1000 - clicked - fromtypeLife)).toBeLessThan(slack);
    },
  );

  test(`R6.3 a trial keeps its type beside the campaign, ${when}`, unlessKept(!alive), async ({ page }) => {
    await land(page, configured.shell.origin);
    if (alive) await hydrate(page);
    const address = await leadsTo(page, 'main a[data-login]');
    expect(address.searchParams.get('type')).toBe('1');
    expect(address.searchParams.get('bd_vid')).toBe('10012345');
  });
}

test('without script login and trial lead to the admin site and leave the cookie', async ({ plainPage }) => {
  await plainPage.goto(`${configured.shell.origin}/home/entmarket`);
  const address = await leadsTo(plainPage, 'header a[data-login]');
  expect(address.href).toBe(`${admin}/login`);
  const cookies = await plainPage.context().cookies(configured.shell.origin);
  expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['fromtype=pc-www']);
});

test('without a campaign a login address stays as it is configured', async ({ page }) => {
  await page.goto(`${configured.shell.origin}/home/entmarket`);
  expect((await leadsTo(page, 'header a[data-login]')).href).toBe(`${admin}/login`);
});

test('R6.6 R9.7 the cookie lives on one origin alone, is renewed by the next click and gone after three hours', async ({
  request,
}) => {
  for (const address of ['/home/login', '/home/login?type=1'])
    expect((await request.get(address)).headers()['set-cookie']).toBe(
      'fromtype=pc-www; Max-Age=10800; path=/; SameSite=Lax',
    );
});

test('with no admin site login and trial lead to the hand-over page, which sets the cookie without script too', async ({
  plainPage,
}) => {
  await plainPage.goto('/home/entmarket');
  await plainPage.locator('header').getByRole('link', { name: '免费试用' }).first().click();
  await expect(plainPage).toHaveURL('/home/login?type=1');
  await expect(plainPage.locator('h1')).toContainText('开通 7 天试用');
  // The browser may have fetched the page ahead: its cookie counts from the moment on at which the page is shown.
  const cookies = async () => (await plainPage.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  await expect.poll(cookies).toEqual(['fromtype=pc-www']);
  const answer = await plainPage.request.get('/home/login');
  expect(answer.headers()['cache-control']).toBe('private, no-store, no-transform');
});

test('the hand-over forwards to the admin site with what its address says', async ({ request }) => {
  const answer = await request.get(`${configured.shell.origin}/home/login?type=1&utm_source=mail&x=1`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe(`${admin}/login?type=1&utm_source=mail`);
});

async function leaveLead(page: Page, phone: string): Promise<void> {
  const form = page.locator('form[action="/-/lead/quick"]').first();
  await form.locator('[name=name]').fill('陈经理');
  await form.locator('[name=phone]').fill(phone);
  await form.locator('[name=consent]').check();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await form.locator('button').click();
  await expect(page).toHaveURL(/\/home\/experience$/);
}

test('R3.9 a lead names its page with the campaign of the landing, and where the visit came from', async ({
  page,
  site,
}) => {
  const phone = freshPhone();
  await land(page, site.shell.origin);
  await page.goto('/home/signUp');
  await leaveLead(page, phone);
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  expect((await storedLeads(phone))[0]).toMatchObject({
    fromtype: 'pc-www',
    url: `${site.shell.origin}/home/signUp?utm_source=baidu&utm_campaign=q4&bd_vid=10012345`,
    sourceUrl: expect.stringContaining('https://search.example.com/'),
  });
});

test('a lead without a campaign names its page as it stands', everyCase, async ({ page, site }) => {
  const phone = freshPhone();
  await page.goto('/home/signUp?q=1');
  await leaveLead(page, phone);
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  expect((await storedLeads(phone))[0]?.url).toBe(`${site.shell.origin}/home/signUp?q=1`);
});
