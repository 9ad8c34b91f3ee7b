import type { Page } from '@playwright/test';
import { expect, hydrate, navigate, test } from '../harness/browser-test';
import { exposeShared } from '../harness/shared-module';

// What the shell keeps while a visitor moves about.

type Store = { siteStore: () => { getState: () => Record<string, unknown> } };

const stateOf = (page: Page, names: readonly string[]) =>
  page.evaluate((wanted) => {
    const state = (window as unknown as { kept: Store }).kept.siteStore().getState();
    return Object.fromEntries(wanted.map((name) => [name, state[name]]));
  }, names);

const place = ['fullUrl', 'routeName', 'pcHostUrl', 'pcHostName'] as const;

test('R2.134 R2.135 the store holds the full address and the route name, from the first page on and after each navigation', async ({
  page,
  site,
}) => {
  const { origin } = site.shell;
  await page.goto('/home/lectureIndex?from=poster#lectures');
  await hydrate(page);
  await exposeShared(page, '@site/shared/store', 'kept');
  const first = `${origin}/home/lectureIndex?from=poster#lectures`;
  await expect
    .poll(() => stateOf(page, [...place, 'navColor']))
    .toEqual({
      fullUrl: first,
      routeName: 'home-lectureIndex-id',
      pcHostUrl: first,
      pcHostName: 'home-lectureIndex-id',
      navColor: 'white',
    });
  await page.locator('#_content a[href^="/home/lectureDetail/"]').first().click();
  await expect(page).toHaveURL(/lectureDetail/);
  await expect
    .poll(() => stateOf(page, place))
    .toEqual({
      fullUrl: page.url(),
      routeName: 'home-lectureDetail-id',
      pcHostUrl: page.url(),
      pcHostName: 'home-lectureDetail-id',
    });
  await navigate(page, '/home/activity');
  await expect.poll(() => stateOf(page, ['navColor'])).toEqual({ navColor: 'transparent' });
});

test('R2.1 an address of the site is an entry of the history, without loading the document again', async ({ page }) => {
  await page.goto('/home/lectureIndex');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('#_content a[href^="/home/lectureDetail/"]').first().click();
  await expect(page).toHaveURL(/\/home\/lectureDetail\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/home/lectureIndex');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('R2.180 the WeChat card opens by hover and says what consulting brings', async ({ page }) => {
  await page.goto('/home/entmarket');
  const gift = page.locator('aside').getByText(/现在咨询\s*即送直播间礼包/);
  await expect(gift).toBeHidden();
  await page.locator('aside summary', { hasText: '微信' }).hover();
  await expect(gift).toBeVisible();
  await page.mouse.move(400, 400);
  await expect(gift).toBeHidden();
});

test('R1.6 R2.181–184 the widget has WeChat, phone, trial, top and consult, each where it leads', async ({ page }) => {
  await page.goto('/home/entmarket');
  const widget = page.getByRole('complementary', { name: '咨询与试用' }).first();
  for (const name of ['电话', '微信']) await expect(widget.locator('summary', { hasText: name })).toBeVisible();
  await expect(widget.getByRole('link', { name: '免费试用' })).toHaveAttribute('href', /type=1$/);
  await expect(widget.getByText('在线咨询')).toBeVisible();
  await expect(widget.locator('[data-scroll-top]')).toHaveCount(1);
});
