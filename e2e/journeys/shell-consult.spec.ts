import type { Browser, Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { apiOrigin, expect, hydrate, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { type Site, startSite } from '../harness/site';

const provider = 'https://consult.example.com';
const service = `document.documentElement.dataset.consultLoaded = '';
window.siteConsult = { open: () => { document.documentElement.dataset.consultOpen = String(Number(document.documentElement.dataset.consultOpen || 0) + 1); } };`;
const offHours = '当前为非工作时间（09:00–18:00），留言后将在 24 小时内联系你';
const widget = 'aside a[data-consult]';

let manned: Site;

test.beforeAll(async () => {
  manned = await startSite(apiOrigin(), { CONSULT_URL: `${provider}/widget.js` });
});
test.afterAll(() => manned.stop());

/** A page in New York whose clock stands at a moment of Shanghai; the provider is answered by `answer`. */
async function pageAt(browser: Browser, time: string, answer: 'answers' | 'fails' = 'answers'): Promise<Page> {
  const context = await browser.newContext({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await answerConsent(page);
  await page.clock.setFixedTime(new Date(`${time}+08:00`));
  await page.route(`${provider}/**`, (route) =>
    answer === 'answers' ? route.fulfill({ contentType: 'text/javascript', body: service }) : route.abort(),
  );
  return page;
}

for (const [time, open] of [
  ['2026-11-23T08:59:59', false],
  ['2026-11-23T09:00:00', true],
  ['2026-11-23T17:59:59', true],
  ['2026-11-23T18:00:00', false],
] as const) {
  test(
    `R9.23 F39 in a browser of New York at ${time} of Shanghai the consultation is ${open ? 'open' : 'closed'}`,
    unlessKept(time.endsWith(':00')),
    async ({ browser }) => {
      const page = await pageAt(browser, time);
      await page.goto(`${manned.shell.origin}/home/edu`);
      await page.locator(widget).first().click();
      if (open) {
        await expect(page.locator('html')).toHaveAttribute('data-consult-open', '1');
        await expect(page).toHaveURL(/\/home\/edu$/);
      } else {
        await expect(page).toHaveURL(/\/home\/signUp#_off-hours$/);
        await expect(page.getByText(offHours)).toBeVisible();
        expect(await page.locator('html').getAttribute('data-consult-loaded')).toBeNull();
      }
      await page.context().close();
    },
  );
}

test('the provider’s script is asked for on the click only, and once; each click opens its window', async ({
  browser,
}) => {
  const page = await pageAt(browser, '2026-11-23T10:00:00');
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(provider) && asked.push(request.url()));
  await page.goto(`${manned.shell.origin}/home/edu`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  for (const times of ['1', '2']) {
    await page.locator(widget).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-consult-open', times);
  }
  expect(asked).toEqual([`${provider}/widget.js`]);
  await page.context().close();
});

test('R2.166 R2.184 every entry behaves alike: hero, side menu and the bar of phones, before hydration and after', async ({
  browser,
}) => {
  const page = await pageAt(browser, '2026-11-23T10:00:00');
  for (const [address, entry, width] of [
    ['/home/edu', '#_content a[data-consult]', 1440],
    ['/home/case', widget, 1440],
    ['/m/', '#_content a[data-consult]', 390],
    ['/m/', widget, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(manned.shell.origin + address);
    await page.locator(entry).locator('visible=true').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-consult-open', '1');
    await hydrate(page);
    await page.locator(entry).locator('visible=true').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-consult-open', '2');
    expect(new URL(page.url()).pathname).toBe(address);
  }
  await page.context().close();
});

test('where the provider cannot be reached the click leads to the requirement form', async ({ browser }) => {
  const page = await pageAt(browser, '2026-11-23T10:00:00', 'fails');
  await page.goto(`${manned.shell.origin}/home/edu`);
  await page.locator(widget).first().click();
  await expect(page).toHaveURL(/\/home\/signUp$/);
  await expect(page.getByText(offHours)).toBeHidden();
  await page.context().close();
});

test('R1.9 without a provider the click leads to the form, and names the hours only outside them', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+08:00'));
  await page.goto('/home/edu');
  await expect(page.locator(widget).first()).toContainText('09:00–18:00');
  await page.locator(widget).first().click();
  await expect(page).toHaveURL(/\/home\/signUp$/);
  await expect(page.getByText(offHours)).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-11-23T20:00:00+08:00'));
  await page.goto('/home/edu');
  await hydrate(page);
  await page.locator('#_content a[data-consult]').first().click();
  await expect(page.getByText(offHours)).toBeInViewport();
});

test('without script the entry is a link to the requirement form', async ({ plainPage: page }) => {
  await page.goto('/home/edu');
  await page.locator(widget).first().click();
  await expect(page).toHaveURL(/\/home\/signUp$/);
  await expect(page.getByText(offHours)).toBeHidden();
});
