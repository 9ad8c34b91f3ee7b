import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';
import { holdApplication } from '../harness/hold-application';

const box = 'header input[name=keyword]';
const draw = '发起抽奖并公示中奖名单';

const options = (page: Page) => page.locator('[role=option]:visible');

for (const typed of ['抽奖', 'choujiang', 'cj']) {
  test(
    `R2.175 R2.177 typing ${typed} suggests the right article at once, and Enter opens a search that has all of them`,
    unlessKept(typed === 'cj'),
    async ({ page }) => {
      await page.goto('/help/helpClassList/101');
      await page.locator(box).focus();
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
      await page.keyboard.type(typed, { delay: 20 });
      await expect(options(page).filter({ hasText: draw })).toBeVisible();

      const suggested = await options(page).allTextContents();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/help/helpSearch/${encodeURIComponent(typed)}$`));
      await expect(page.locator('h1')).toHaveText(`关于“${typed}”的帮助`);
      const found = await page.locator('#_content h2 a').allTextContents();
      expect(found).toEqual(expect.arrayContaining(suggested));
      await expect(options(page)).toHaveCount(0);
    },
  );
}

test('what is typed while the scripts are still on their way is kept, and gets its suggestions', async ({ page }) => {
  let deliver: () => void = () => undefined;
  const typed = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route('**/assets/shell/**/main*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/help/helpClassList/101');
  await page.locator(box).click();
  await page.keyboard.type('cj');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'loading');
  deliver();
  await expect(options(page).filter({ hasText: draw })).toBeVisible();
  await expect(page.locator(box)).toHaveValue('cj');
  await expect(page.locator(box)).toBeFocused();
});

test('R2.178 the button searches where the scripts never arrive', async ({ page }) => {
  await page.route(/\/assets\/shell\/.*\/main\./, (route) => route.abort());
  await page.goto('/help/helpClassList/101');
  await page.locator(box).fill('白名单');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await page.locator('header').getByRole('button', { name: '搜索' }).click();
  await expect(page.locator('h1')).toHaveText('关于“白名单”的帮助');
});

test('the list is walked by keys, told to assistive technology and closed by Escape', everyCase, async ({ page }) => {
  await page.goto('/help/helpClassList/101');
  const field = page.locator(box);
  await field.click();
  await page.keyboard.type('cj');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('cj');
  await page.keyboard.press('ArrowUp');
  const title = (await options(page).last().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(title);
});

test('R2.176 a click opens the article, a look elsewhere closes the list', async ({ page }) => {
  await page.goto('/help/helpDocument/10001');
  await page.locator(box).click();
  await page.keyboard.type('抽奖');
  await expect(options(page).first()).toBeVisible();
  await page.locator('h1').click();
  await expect(options(page)).toHaveCount(0);
  await page.locator(box).click();
  await options(page).filter({ hasText: draw }).click();
  await expect(page.locator('h1')).toHaveText(draw);
  await expect(page).toHaveURL(/\/help\/helpDocument\/10032$/);
});

test(
  'R2.179 R9.13 on the search route the header’s box comes after 100 px, for the eye and for the keyboard',
  everyCase,
  async ({ page }) => {
    await page.goto(`/help/helpSearch/${encodeURIComponent('直播')}`);
    const field = page.locator('header input[name=keyword]');
    const reachable = () =>
      field.evaluate((input: HTMLInputElement) => {
        input.focus();
        return document.activeElement === input;
      });
    await expect(field).toBeHidden();
    expect(await reachable()).toBe(false);
    await page.evaluate(() => scrollTo(0, 100));
    await expect(field).toBeHidden();
    await page.evaluate(() => scrollTo(0, 101));
    await expect(field).toBeVisible();
    expect(await reachable()).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(field).toBeHidden();
  },
);

test('without script the form searches, and pages of hits are links', async ({ plainPage: page }) => {
  await page.goto('/help/helpClassList/101');
  await page.locator(box).fill(' 直播 ');
  await page.locator(box).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/help/helpSearch/${encodeURIComponent('直播')}$`));
  await expect(page.locator('#_content mark').first()).toHaveText('直播');
  const first = await page.locator('#_content h2 a').first().textContent();
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.locator('#_content h2 a').first()).not.toHaveText(first ?? '');
});

test('nothing found says so and leads on by hot words', everyCase, async ({ page }) => {
  await page.goto('/help/helpSearch/zzzzqq');
  await expect(page.locator('h1')).toHaveText('没有找到“zzzzqq”');
  await hydrate(page);
  await page.locator('#_content').getByRole('link', { name: '抽奖', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('关于“抽奖”的帮助');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(
    `R12.113 at ${viewport.width} px the help centre’s own box leaves hot words to the page, suggests articles and remembers`,
    unlessKept(viewport.width > 800),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/help/helpCenter');
      const field = page.locator('#_content').getByRole('combobox');
      await field.click();
      await expect(page.getByText('白名单', { exact: true }).locator('visible=true').first()).toBeVisible();
      await expect(options(page)).toHaveCount(0);
      await page.keyboard.type('choujiang');
      await expect(options(page).filter({ hasText: draw })).toHaveAttribute('href', '/help/helpDocument/10032');
      expect(await axeViolations(page)).toEqual([]);
      // Over the page, which stays where it is.
      await expect(page.locator('#_content [role=listbox]')).toHaveCSS('display', 'block');
      await page.keyboard.press('Escape');
      await expect(options(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/help\/helpSearch\/choujiang$/);
      await expect(options(page)).toHaveCount(0);

      await page.goto('/help/helpCenter');
      await field.click();
      const recent = page.getByRole('group', { name: '最近搜过' }).getByRole('option').first();
      await expect(recent).toHaveAttribute('href', '/help/helpSearch/choujiang');
      await page.keyboard.press('ArrowDown');
      await expect(recent).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText('关于“choujiang”的帮助');
    },
  );
}

test('R12.113 the help centre’s own box suggests before the application', async ({ page }) => {
  await holdApplication(page);
  await page.goto('/help/helpCenter');
  await page.locator('#_content').getByRole('combobox').click();
  await page.keyboard.type('cj');
  // On a slow line the entry of the suggestions in the history goes no other way meanwhile.
  await page.route('**/help/helpDocument/*', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  await options(page).filter({ hasText: draw }).click();
  await expect(page.locator('h1')).toHaveText(draw);
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText(draw);
  expect(new URL(page.url()).pathname).toBe('/help/helpCenter');
});

test('R7.2 suggestions that fail leave the list of the help centre’s own box, and the log is told', async ({
  page,
  complaints,
}) => {
  await page.goto('/help/helpCenter');
  await page.locator('#_content').getByRole('combobox').click();
  await page.keyboard.type('choujiang');
  await expect(options(page).filter({ hasText: draw })).toBeVisible();
  const before = await options(page).allTextContents();
  await page.route('**/v1/help_center/article/suggest*', (route) =>
    route.fulfill({ status: 500, json: { msg: '打 13800138000', data: { suggest: [] } } }),
  );
  const told = page.waitForRequest('**/liveajax/LogCollect');
  await page.keyboard.type('1');
  const { logInfo } = (await told).postDataJSON() as { logInfo: string };
  expect(JSON.parse(logInfo)).toMatchObject({
    url: '/v1/help_center/article/suggest',
    payload: { keyWord: 'choujiang1', size: '10' },
    status: 500,
    statusText: 'Internal Server Error',
    responseData: expect.stringContaining('138****8000'),
  });
  expect(await options(page).allTextContents()).toEqual(before);
  complaints.length = 0;
});

test('R12.113 without script the help centre’s own box is a plain form', async ({ plainPage: page }) => {
  await page.goto('/help/helpCenter');
  await page.locator('#_content input[name=keyword]').fill('白名单');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('关于“白名单”的帮助');
});
