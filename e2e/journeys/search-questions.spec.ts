import type { Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';

const widths = [1440, 390];
const content = (page: Page) => page.locator('#_content');
const at = (q: string) => `/search?q=${encodeURIComponent(q)}`;

for (const width of widths) {
  test(
    `R12.3 at ${width} px a mistyped word is said and searched as meant, and can still be searched as typed`,
    unlessKept(width === 390),
    async ({ plainPage: page, page: scripted }) => {
      for (const one of [page, scripted]) await one.setViewportSize({ width, height: 844 });
      await page.goto('/search');
      await content(page).locator('input[name=q]').fill('抽将');
      await page.keyboard.press('Enter');
      await expect(content(page)).toContainText('已按「抽奖」搜索');
      await expect(content(page).locator('mark').first()).toHaveText('抽奖');
      await content(page).getByRole('link', { name: '仍搜「抽将」' }).click();
      await expect(page).toHaveURL(/exact=1/);
      await expect(page.locator('h1')).toHaveText('没有找到“抽将”');
      await expect(content(page).getByRole('link', { name: '留言给我们' })).toBeVisible();
      // One width is enough for axe: nothing is added or left out by width.
      for (const address of width === 390 ? [at('抽将'), page.url()] : []) {
        await scripted.goto(address);
        expect(await axeViolations(scripted)).toEqual([]);
      }
      await content(page).getByRole('link', { name: '也看意思相近的结果' }).click();
      await expect(content(page)).toContainText('已按「抽奖」搜索');

      await page.goto(`/help/helpSearch/${encodeURIComponent('白名丹')}`);
      await expect(content(page)).toContainText('已按「白名单」搜索');
      await expect(content(page).locator('h2 a').first()).toContainText('白名单');
    },
  );

  test(
    `R12.9 at ${width} px pinyin finds, and the way back leads to the same list and place`,
    unlessKept(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(at('zenme tuiliu'));
      await content(page)
        .getByRole('link', { name: /^帮助文档/ })
        .first()
        .click();
      await expect(page).toHaveURL(/kind=help/);
      const last = content(page).locator('h2 a').last();
      await last.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      const list = page.url();
      await last.click();
      await expect(page).toHaveURL(/helpDocument/);
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3);
    },
  );
}

test('R12.4 the order and the kind stay in the address, from page to page', everyCase, async ({ plainPage: page }) => {
  await page.goto(`${at('直播')}&kind=topic`);
  await content(page).getByRole('link', { name: '最新' }).click();
  await expect(page).toHaveURL(/kind=topic&order=new/);
  const days = await content(page).locator('time').allTextContents();
  expect(days).toEqual([...days].sort().reverse());
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/order=new&page=2/);
});

test('the filter at hand can be read while the pointer is on it', async ({ plainPage: page }) => {
  await page.goto(at('抽奖'));
  const chip = content(page).locator('a[aria-current=true]').first();
  const colours = () => chip.evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]);
  const before = await colours();
  await chip.hover();

  expect(await colours()).toEqual(before);
  expect(new Set(before).size).toBe(2);
});

test('R12.11 the bar’s search offers words at once and suggests while the application is still on its way', async ({
  page,
}) => {
  let deliver: () => void = () => undefined;
  const typed = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route('**/assets/shell/**/main*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home/edu');
  const bar = page.getByRole('banner');
  await bar.locator('summary[aria-label=站内搜索]').click();
  const field = bar.getByRole('combobox').locator('visible=true');
  await field.focus();
  await expect(bar.getByRole('option', { name: '白名单' })).toBeVisible();
  await page.keyboard.type('抽将');
  await expect(bar.getByRole('option').filter({ hasText: '抽奖' }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/home\/edu/);
  deliver();
  await page.goto('/home/edu');
  await bar.locator('summary[aria-label=站内搜索]').click();
  await field.focus();
  await expect(bar.getByRole('group', { name: '最近搜过' }).getByRole('option', { name: '抽将' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await bar.getByRole('option', { name: '清空最近搜索' }).click();
  await expect(bar.getByRole('group', { name: '最近搜过' })).toHaveCount(0);
});
