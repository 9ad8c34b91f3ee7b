import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { expect, hydrate, test } from '../harness/browser-test';
import { freshPhone, storedLeads } from '../harness/stored-leads';
import { storedSupport } from '../harness/stored-support';
import { unlessKept } from '../harness/every-case';

const lottery = '/help/helpDocument/10032';
const quick = 'form[action="/-/lead/quick"]';
const widths = [390, 1440];
const content = (page: Page) => page.locator('#_content');

/** The phone taps; at the computer the keyboard does all. */
async function press(page: Page, name: RegExp | string, width: number): Promise<void> {
  const button = content(page).getByRole('button', { name }).first();
  if (width === 390) return button.click();
  await button.focus();
  await page.keyboard.press('Enter');
}

/** In the box of the header, as a visitor finds it: behind the magnifier, on phones in the menu. */
async function searchFor(page: Page, text: string, width: number): Promise<void> {
  const bar = page.getByRole('banner');
  await bar
    .locator(width === 390 ? 'summary' : 'summary[aria-label=站内搜索]')
    .first()
    .click();
  const box = width === 390 ? page.getByRole('navigation', { name: '菜单' }) : bar;
  await box.getByRole('combobox').locator('visible=true').fill(text);
  await page.keyboard.press('Enter');
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await answerConsent(page);
      await page.setViewportSize({ width, height: 844 });
    });

    test(
      `R12.120 at ${width} px somebody who wants a lottery finds the article and has its first step played`,
      unlessKept(width === 390),
      async ({ page }) => {
        const players: string[] = [];
        page.on('request', (request) => /\/player\.\w+\.js/.test(request.url()) && players.push(request.url()));
        await page.goto(width === 390 ? '/m/' : '/');
        await searchFor(page, '怎么抽奖', width);
        await expect(page).toHaveURL(/\/search\?q=/);
        await content(page)
          .getByRole('link', { name: /发起抽奖并公示中奖名单/ })
          .first()
          .click();
        await expect(page).toHaveURL(lottery);
        await expect(page.getByRole('heading', { name: '新建抽奖，写清规则' })).toBeVisible();
        const figure = content(page).locator('[data-figure]').first();
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.locator('img').locator('visible=true')).toHaveJSProperty('complete', true);
        expect(players).toEqual([]);

        await press(page, /^演示这一步/, width);
        await expect(figure.getByRole('button', { name: /正在演示/ })).toBeVisible();
        await expect(figure.locator('svg[role=img]').locator('visible=true')).toBeVisible();
        expect(players.length).toBe(1);
        await press(page, /^正在演示/, width);
        await expect(figure.getByRole('button', { name: /继续演示/ })).toBeVisible();
      },
    );

    test(
      `R12.121 at ${width} px somebody who asks for the price compares the plans and leaves a number`,
      unlessKept(width === 390),
      async ({ page }) => {
        const phone = freshPhone();
        await page.goto('/home/service');
        await content(page).getByRole('searchbox', { name: '搜索功能' }).fill('抽奖');
        await expect(page.locator('#compare mark').first()).toHaveText('抽奖');
        await content(page).locator('#plans').getByRole('link', { name: '联系顾问', exact: true }).click();
        await expect(page).toHaveURL(/#lead$/);
        const form = content(page).locator(quick).last();
        await form.locator('[name=name]').fill('陈经理');
        await form.locator('[name=phone]').fill(phone);
        await form.locator('[name=requirement]').fill('年会直播');
        await form.locator('[name=consent]').check();
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        await form.locator('button[type=submit]').click();
        await expect(page.getByRole('dialog', { name: '提交成功！' })).toBeVisible();
        await expect.poll(() => storedLeads(phone)).toHaveLength(1);
      },
    );

    test(
      `R12.122 at ${width} px the newest article on a topic stands first in the list of its tag`,
      unlessKept(width === 390),
      async ({ page }) => {
        await page.goto('/tag');
        await content(page).locator('a[href^="/tag/"]').first().click();
        await expect(page).toHaveURL(/\/tag\/\d+$/);
        const days = await content(page).locator('li time').allTextContents();
        expect(days.length).toBeGreaterThan(1);
        expect(days).toEqual([...days].sort().reverse());
        const newest = content(page).locator('h2 a').first();
        const title = await newest.innerText();
        await newest.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      },
    );

    test(
      `R12.123 at ${width} px whom an article did not help says why and has a case with a number`,
      unlessKept(width === 390),
      async ({ page }) => {
        const phone = freshPhone();
        await page.goto('/help/helpDocument/10074');
        await content(page).getByText('没用', { exact: true }).click();
        await content(page).getByText('没有解决我的问题').click();
        await hydrate(page);
        await content(page).getByRole('button', { name: '提交反馈' }).click();
        await page.getByRole('status').getByRole('link', { name: '告诉值班同事' }).click();
        const sheet = page.getByRole('dialog', { name: '交给值班同事' });
        await expect(sheet.locator('[name=article]')).toHaveValue('推流黑屏或花屏怎么办');
        await sheet.locator('[name=message]').fill('照做以后还是黑屏');
        await sheet.locator('[name=phone]').fill(phone);
        await sheet.getByRole('button', { name: '提交' }).click();
        await expect(page.locator('[data-receipt]')).toContainText(/ZB-[\dA-Z]{4}-[\dA-Z]{4}/);
        await expect.poll(() => storedSupport(phone)).toHaveLength(1);
        expect(await storedLeads(phone)).toEqual([]);
        await expect(page).toHaveURL(/\/help\/helpDocument\/10074/);
      },
    );

    test(
      `R12.118 at ${width} px a page that was reached by a link is shared with its own card`,
      unlessKept(width === 390),
      async ({ page }) => {
        await page.goto('/help/helpDocument/10001');
        await hydrate(page);
        const loaded = await page.evaluate(() => performance.timeOrigin);
        await content(page)
          .locator('a[href^="/help/helpDocument/"]:not([href*="10001"])')
          .locator('visible=true')
          .last()
          .click();
        await expect(page).not.toHaveURL(/10001/);
        const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
        await page.getByRole('main').getByRole('button', { name: '分享', exact: true }).click();
        const sheet = page.getByRole('dialog', { name: '分享这一页' });
        await expect(sheet.locator('img').first()).toHaveAttribute('src', new RegExp(`/card-help-${id}\\.`));
        await expect(sheet).toContainText(`/help/helpDocument/${id}`);
        const pictures = page.locator('meta[property="og:image"]');
        await expect(pictures).toHaveCount(1);
        await expect(pictures).toHaveAttribute('content', new RegExp(`/card-help-${id}\\.`));
      },
    );
  });
}
