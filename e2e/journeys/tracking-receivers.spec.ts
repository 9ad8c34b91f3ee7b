import type { BrowserContext, Page } from '@playwright/test';
import { apiOrigin, expect, hydrate, test } from '../harness/browser-test';
import { type Site, startSite } from '../harness/site';
import { agree, codes, watchEvents } from '../harness/tracked';

const siteId = '0123456789abcdef0123456789abcdef';
const script = `https://hm.baidu.com/hm.js?${siteId}`;
/** Does what the real one does to the queue: takes over what waits and what comes. It also leaves a cookie behind. */
const stub = `window.taken = [...window._hmt]; window._hmt = { push: (call) => window.taken.push(call) };
document.cookie = 'Hm_lvt_${siteId}=1; Path=/'; localStorage.setItem('Hm_lvt_x', '1');`;

let all: Site;

test.beforeAll(async () => {
  all = await startSite(apiOrigin(), {
    TRACKING: 'console,api,baidu',
    BAIDU_SITE_ID: siteId,
    TRACK_MANUAL: 'consult',
  });
});
test.afterAll(() => all.stop());

/** Addresses of the statistics script that the page asked for. */
async function watchScript(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route('https://hm.baidu.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: stub });
  });
  return asked;
}

function taken(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window as unknown as { taken?: unknown[][] }).taken ?? []);
}

test('several receivers at once: each gets every event, the script of Baidu only after consent and within the policy', async ({
  page,
}) => {
  const asked = await watchScript(page.context());
  const events = watchEvents(page);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${all.shell.origin}/?utm_source=spec`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await agree(page);
  await expect
    .poll(() => taken(page))
    .toEqual([
      ['_setAutoPageview', false],
      ['_trackPageview', '/'],
      ['_trackEvent', 'view', 'index_view', '浏览首页', 1],
    ]);
  expect(asked).toEqual([script]);
  await expect.poll(() => codes(events)).toEqual(['index_view']);
  expect(lines.filter((line) => line.startsWith('[tracking]'))).toHaveLength(2);
});

test('Baidu hears of navigations without a new document once each, and never the words of a search', async ({
  page,
}) => {
  await watchScript(page.context());
  await page.goto(`${all.shell.origin}/help/helpCenter`);
  await agree(page);
  await hydrate(page);
  const field = page.locator('main input[name=keyword]');
  await field.fill('白名单');
  await field.press('Enter');
  await expect(page).toHaveURL(/helpSearch/);
  await page.locator('main a[href^="/help/helpDocument/"]').first().click();
  await expect(page).toHaveURL(/helpDocument/);
  const pages = async () => (await taken(page)).filter(([name]) => name === '_trackPageview').map(([, path]) => path);
  await expect
    .poll(pages)
    .toEqual(['/help/helpCenter', '/help/helpSearch', expect.stringMatching(/helpDocument\/\d+$/)]);
});

test('where it is so configured a click on consult is the manual, and an article is not', async ({ page }) => {
  await watchScript(page.context());
  const events = watchEvents(page);
  await page.goto(`${all.shell.origin}/help/helpDocument/10001`);
  await agree(page);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await page.locator('aside [data-track=consult_click]').first().dispatchEvent('click');
  await expect.poll(() => codes(events)).toEqual(['consult_click', 'manual']);
});

test('withdrawal ends Baidu’s queue and removes what its script had stored', async ({ page, context }) => {
  await watchScript(context);
  await page.goto(`${all.shell.origin}/help/helpCenter`);
  await agree(page);
  await expect.poll(() => taken(page)).not.toEqual([]);
  const before = (await taken(page)).length;
  await page.locator('footer [data-consent-open]').click();
  await page.getByRole('button', { name: '仅必要' }).click();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('Hm_'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['site-consent']);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('site-track', { detail: 'login_click' })));
  expect(await taken(page)).toHaveLength(before);
});

test('by default nobody receives anything, and the policy lets no statistics in', async ({ page, site }) => {
  const asked = await watchScript(page.context());
  const events = watchEvents(page);
  const before = site.shell.lines.length;
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).not.toContain('baidu');
  await agree(page);
  await page.waitForLoadState('networkidle');
  expect({ asked, events }).toEqual({ asked: [], events: [] });
  // Each request is a line; beside them nothing is told.
  expect(site.shell.lines.slice(before).filter((line) => !line.includes('"msg":"answered"'))).toEqual([]);
});
