import type { Page } from '@playwright/test';
import { findAction } from '@site/shared/contract/score-table';
import { trackingEvent } from '@site/shared/contract/tracking';
import { apiOrigin, expect, hydrate, test as base } from '../harness/browser-test';
import { startSite } from '../harness/site';
import { siteOfFile } from '../harness/site-of-file';
import { freshPhone } from '../harness/stored-leads';
import { moreThan, storedTracking } from '../harness/stored-tracking';
import { agree, codes, statisticsKept, watchEvents } from '../harness/tracked';
import { unlessKept } from '../harness/every-case';

/** Sends events to the real api. */
const counting = siteOfFile(() => startSite(apiOrigin(), { TRACKING: 'api' }));

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  baseURL: async ({}, provide) => provide((await counting()).shell.origin),
});

const bar = (page: Page) => page.getByRole('region', { name: '隐私设置' });

/** A click that counts but leads nowhere: what a link does after it is the browser's business. */
async function press(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click());
}

test('R10.13 before the visitor agrees nothing is stored and nothing is sent, whatever is clicked', async ({
  page,
}) => {
  const events = watchEvents(page);
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await press(page, 'header [data-login]');
  await page.goto('/help/helpDocument/10001');
  await press(page, 'a[href^="tel:"]');
  expect(await page.evaluate(() => [...Object.keys(localStorage)])).toEqual([]);
  await bar(page).getByRole('button', { name: '仅必要' }).click();
  await expect(bar(page)).toBeHidden();
  await press(page, 'a[href^="tel:"]');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'denied');
  await expect(bar(page)).toBeHidden();
  expect(await statisticsKept(page)).toBeNull();
  expect(events).toEqual([]);
});

test('R3.34–37 a page counts when the visitor agrees, once per visitor, with all its fields and a row in the database', async ({
  page,
}) => {
  const before = await storedTracking();
  const events = watchEvents(page);
  await page.goto('/');
  await agree(page);
  await expect.poll(() => events.length).toBe(1);
  expect(events).toEqual([
    {
      action_id: '1',
      type: 'view',
      action: '浏览首页',
      action_code: 'index_view',
      score: 1,
      max_score: 1,
      open_flag: 1,
    },
  ]);
  expect(await statisticsKept(page)).toBe('{"index_view":1}');
  await page.goto('/help/helpCenter');
  await page.goto('/');
  await page.goto('/help/helpDocument/10001');
  await expect.poll(() => codes(events)).toEqual(['index_view', 'manual']);
  await expect.poll(() => moreThan(before, 'index_view')).toEqual({ events: 1, score: 1 });
  await expect.poll(() => moreThan(before, 'manual')).toEqual({ events: 1, score: 1 });
});

test('articles count on pages that are hydrated too, and an action is dropped at its maximum', async ({ page }) => {
  const events = watchEvents(page);
  await page.goto('/help/helpClassList/502');
  await agree(page);
  await hydrate(page);
  for (let visit = 0; visit < 7; visit += 1) {
    await page.locator('main a[href^="/help/helpDocument/"]').first().click();
    await expect(page).toHaveURL(/helpDocument/);
    await page.goBack();
    await expect(page).toHaveURL(/helpClassList/);
  }
  await expect.poll(() => codes(events)).toEqual(Array(5).fill('manual'));
  expect(await statisticsKept(page)).toBe('{"manual":5}');
  await page.goto('/help/helpDocument/99999999');
  await expect(page.locator('h1')).toContainText('This page could not be found');
  expect(codes(events)).toHaveLength(5);
});

/** On a page: what is clicked, and the actions that it counts. */
const clicks: Record<string, [string, string[]][]> = {
  '/': [
    ['header [data-login]', ['login_click']],
    ['aside a[data-consult]', ['consult_click']],
    ['main a[data-login]', ['trial_click', 'free_trial_click']],
    ['header a[href^="tel:"]', ['phone_click']],
    ['main a[data-track~=details_click]', ['details_click']],
  ],
  '/m/': [['summary[data-track]', ['trial_click', 'free_trial_click']]],
  '/help/helpDocument/10001': [['button[data-track=share_click]', ['share_click']]],
  '/home/download': [['main a[data-track=download_click]', ['download_click']]],
};

/** Of the hydrated pages: one with links of served parts and of React's, and one with a button. */
const keptHydrated = ['/', '/help/helpDocument/10001'];
/** Before hydration: a summary and a link. The clicks of the others are told apart by their selectors alone. */
const keptBefore = ['/', '/m/', '/home/download'];

for (const [address, ofPage] of Object.entries(clicks))
  for (const alive of [false, true])
    test(
      `R7.47 ${ofPage.map(([, wanted]) => wanted.join(' and ')).join(', ')} on ${address}, ${alive ? 'hydrated' : 'before hydration'}`,
      unlessKept((alive ? keptHydrated : keptBefore).includes(address)),
      async ({ page }) => {
        const before = await storedTracking();
        const events = watchEvents(page);
        // Outside the hours of consultation the page leads to its form by itself, whatever becomes of the click.
        await page.clock.setFixedTime('2026-12-02T10:00+08:00');
        await page.goto(address);
        await agree(page);
        if (alive) await hydrate(page);
        for (const [selector, wanted] of ofPage) {
          events.length = 0;
          await press(page, selector);
          const expected = wanted.map((code) =>
            trackingEvent(findAction(code) as NonNullable<ReturnType<typeof findAction>>),
          );
          await expect.poll(() => events).toEqual(expected);
          for (const code of wanted) await expect.poll(async () => (await moreThan(before, code)).events).toBe(1);
          await page.waitForLoadState('networkidle');
          expect(events).toEqual(expected);
        }
      },
    );

test('a search in the help centre counts once, by the form and before hydration, without its words', async ({
  page,
}) => {
  const events = watchEvents(page);
  await page.goto('/help/helpCenter');
  await agree(page);
  const field = page.locator('main input[name=keyword]');
  await field.fill('13800000000');
  await field.press('Enter');
  await expect(page).toHaveURL(/helpSearch/);
  await expect.poll(() => codes(events)).toEqual(['help_search']);
  expect(JSON.stringify(events)).not.toContain('138');
});

for (const alive of [false, true]) {
  test(
    `price page and case library count when seen, their filters when used, ${alive ? 'hydrated' : 'before hydration'}`,
    unlessKept(alive),
    async ({ page }) => {
      const events = watchEvents(page);
      await page.goto('/home/service');
      await agree(page);
      if (alive) await hydrate(page);
      await page.locator('main input[type=checkbox][name=diff]').setChecked(true, { force: true });
      await expect.poll(() => codes(events)).toEqual(['price_page', 'price_filter']);
      await page.goto('/home/case');
      if (alive) await hydrate(page);
      await page.locator('main a[data-track=case_filter][href*="?"]').first().click();
      await expect(page).toHaveURL(/\/home\/case\?/);
      // Without a new document another filter is the same page still.
      const views = alive ? [] : ['case_page'];
      await expect.poll(() => codes(events).slice(2)).toEqual(['case_page', 'case_filter', ...views]);
      expect(events.find(({ action_code }) => action_code === 'case_page')).toMatchObject({ score: 1, max_score: 10 });
    },
  );
}

test('a booked quick form and a booked callback count, a refused one does not', async ({ page }) => {
  const events = watchEvents(page);
  const phone = freshPhone();
  await page.goto('/home/signUp');
  await agree(page);
  const form = page.locator('form[action="/-/lead/quick"]').first();
  await form.locator('[name=name]').fill('陈经理');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await form.locator('button').click();
  await expect(form.getByText('请输入手机号', { exact: true })).toBeVisible();
  await form.locator('[name=phone]').fill(phone);
  await form.locator('[name=consent]').check();
  await form.locator('button').click();
  await expect.poll(() => codes(events)).toEqual(['quickform_submit']);
  await page.goto('/home/entmarket');
  const card = page.locator('aside li', { hasText: '销售电话' });
  await card.locator('summary').click();
  await card.locator('[name=phone]').fill(freshPhone());
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await card.getByRole('button', { name: '预约回电' }).click();
  await expect.poll(() => codes(events)).toEqual(['quickform_submit', 'callback_submit']);
  expect(JSON.stringify(events)).not.toContain(phone);
});

test('consent can be withdrawn in the footer: counting stops in every tab and its storage is cleared', async ({
  page,
  context,
}) => {
  const events = watchEvents(page);
  await page.goto('/');
  await agree(page);
  await expect.poll(() => codes(events)).toEqual(['index_view']);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('data-consent', 'granted');
  const link = page.locator('footer').getByRole('link', { name: '隐私设置' });
  await link.click();
  await expect(bar(page).getByRole('button', { name: '同意统计' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect(bar(page)).toBeHidden();
  await link.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: '仅必要' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(other.locator('html')).toHaveAttribute('data-consent', 'denied');
  expect(await statisticsKept(page)).toBeNull();
  for (const tab of [page, other]) await press(tab, 'header [data-login]');
  await page.goto('/help/helpDocument/10001');
  expect(codes(events)).toEqual(['index_view']);
});

test('a choice is asked for again after a year', async ({ page }) => {
  const now = new Date('2026-11-20T10:00:00+08:00');
  await page.clock.setFixedTime(now);
  await page.goto('/');
  await bar(page).getByRole('button', { name: '仅必要' }).click();
  const year = 365 * 24 * 60 * 60 * 1000;
  await page.clock.setFixedTime(new Date(now.getTime() + year - 1));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'denied');
  await page.clock.setFixedTime(new Date(now.getTime() + year));
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

test('where the browser keeps nothing, the choice holds for the page and nothing breaks', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  const events = watchEvents(page);
  await page.goto('/?utm_source=spec');
  await agree(page);
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => codes(events)).toEqual(['index_view']);
  await press(page, 'header [data-login]');
  await expect.poll(() => codes(events)).toEqual(['index_view', 'login_click']);
});
