import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';

const rows = '#compare [role=row]:has([role=cell])';

test('typing filters the comparison at once, the address follows, Escape brings every row back', async ({ page }) => {
  await page.goto('/home/service');
  const all = await page.locator(rows).count();
  const field = page.getByRole('searchbox', { name: '搜索功能' });

  await field.fill('白名单');
  await expect(page.locator('#compare mark')).toContainText('白名单');
  await expect(page.getByText(/共找到 1 项/)).toBeVisible();
  await expect(page).toHaveURL(/\?q=%E7%99%BD/);

  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.locator(rows)).toHaveCount(all);
  await expect(page).toHaveURL(/\/home\/service$/);
});

test('a way on from an empty search also empties the field', everyCase, async ({ page }) => {
  await page.goto('/home/service');
  const field = page.getByRole('searchbox', { name: '搜索功能' });
  await field.fill('没有这个功能');
  await page.getByRole('link', { name: '查看全部功能' }).click();

  await expect(field).toHaveValue('');
  await expect(page.locator(rows).first()).toBeVisible();
});

test('R13.43 a quote follows its fields and asks the service for nothing', async ({ page }) => {
  await page.goto('/home/service');
  const asked: string[] = [];
  page.on('request', (request) => /pricing/.test(request.url()) && asked.push(request.url()));

  await page.getByLabel('平均在线').fill('400');
  await expect(page.getByText('全年 12 场约 2.16 TB')).toBeVisible();
  await page.getByRole('radio', { name: '高清 2 Mbps' }).check();
  await expect(page.getByText('全年 12 场约 4.32 TB')).toBeVisible();
  await expect(page.locator('#estimate table')).toContainText('流量包');
  await expect(page).toHaveURL('/home/service?rate=2&viewers=400');
  expect(asked).toEqual([]);
});

/** As Chrome's translator does: each text gives its place to an element with the words in another language. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('svg, script'))) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
}

test('a quote follows its fields on a page that the browser has translated (F58)', async ({ page }) => {
  await page.goto('/home/service');
  await page.getByLabel('平均在线').fill('300');
  await expect(page.getByText('全年 12 场约 1.62 TB')).toBeVisible();
  await page.evaluate(translate);

  await page.getByLabel('平均在线').fill('400');
  await expect(page.getByText('全年 12 场约 2.16 TB')).toBeVisible();
});

test('R13.44 the columns that are compared stand in the address as soon as one is taken out', async ({ page }) => {
  await page.goto('/home/service?diff=1');
  await page.locator('#compare label', { hasText: '私有化/定制' }).click();
  await expect(page).toHaveURL(/diff=1&plans=trial&plans=basic&plans=professional&plans=flagship$/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: '私有化/定制' })).toBeHidden();
});

test('R13.44 a link to two columns shows both and their differences; all columns as a form without script sends them are no choice', async ({
  plainPage: page,
}) => {
  const rows = page.locator('#compare [role=row]:has([role=cell])');
  const chosen = page.locator('#compare input[name=plans]:checked');
  await page.goto('/home/service?diff=1&plans=basic&plans=professional');
  await expect(chosen).toHaveCount(2);
  await expect(page.getByRole('columnheader', { name: '专业版' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '旗舰版' })).toBeHidden();
  expect(await rows.count()).toBeGreaterThan(20);

  await page.goto('/home/service');
  await page.getByLabel('只看差异').check();
  await page.locator('#compare').getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/diff=1&plans=trial&plans=basic/);
  await expect(chosen).toHaveCount(5);
  expect(await rows.count()).toBeGreaterThan(40);
});

test('without script search, difference and quote are plain forms that keep each other', async ({ plainPage }) => {
  await plainPage.goto('/home/service');
  await plainPage.getByRole('checkbox', { name: '只看差异' }).check();
  await plainPage.getByRole('searchbox', { name: '搜索功能' }).fill('回放');
  await plainPage.getByRole('button', { name: '搜索', exact: true }).click();

  await expect(plainPage.getByText(/共找到 \d 项/)).toBeVisible();
  await plainPage.getByLabel('一年场次').fill('24');
  await plainPage.getByRole('button', { name: '重新计算' }).click();
  await expect(plainPage.getByText('全年 24 场约 2.16 TB')).toBeVisible();
  await expect(plainPage.getByRole('checkbox', { name: '只看差异' })).toBeChecked();
  await expect(plainPage.getByRole('searchbox', { name: '搜索功能' })).toHaveValue('回放');
});

const phone = { width: 390, height: 844 };
const shownRows = (page: Page, group: string) => page.locator(`[id="${group}"] [role=row]:has([role=cell]):visible`);

test('R13.28 on phones the plans begin with the smallest, and groups open by themselves or by a link, without script too', async ({
  plainPage,
}) => {
  await plainPage.setViewportSize(phone);
  await plainPage.goto('/home/service');
  await expect(plainPage.getByRole('heading', { name: '免费试用', level: 3, exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(plainPage.locator(rows).filter({ visible: true })).toHaveCount(0);

  await plainPage.locator('#compare summary', { hasText: '观看权限6 项' }).press('Enter');
  await expect(shownRows(plainPage, 'compare-观看权限')).toHaveCount(6);
  await plainPage.getByRole('navigation', { name: '功能分组' }).getByRole('link', { name: '安全合规' }).click();
  await expect(shownRows(plainPage, 'compare-安全合规')).toHaveCount(7);
  await expect(shownRows(plainPage, 'compare-安全合规').first()).toBeInViewport({ ratio: 1 });

  await plainPage.setViewportSize({ width: 1440, height: 900 });
  await expect(plainPage.locator(rows).filter({ visible: false })).toHaveCount(0);
});

test('R13.28 what a search finds on a phone is open, and no bar covers it, wherever it comes into the window', async ({
  page,
}) => {
  await answerConsent(page);
  await page.setViewportSize(phone);
  const bar = page.locator('[data-bottom-bar] > div').last();
  for (const [address, found] of [
    ['/home/service?q=防录屏', '#compare [role=row]:has([role=cell])'],
    ['/m/service?q=防录屏', 'tbody tr'],
  ] as const) {
    await page.goto(address);
    const row = page.locator(found).first();
    await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight));
    await expect(row).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(() => bar.evaluate((element) => element.getBoundingClientRect().top >= innerHeight - 1))
      .toBe(true);
    await expect(page.getByRole('link', { name: '返回顶部' })).not.toBeInViewport();
  }
});

test('R13.29 a link to a group of the phone page opens it, before the application comes', async ({ page }) => {
  await answerConsent(page);
  await page.setViewportSize(phone);
  await page.goto('/m/service');
  const group = page.locator('details', { hasText: '安全合规' });
  await expect(group).not.toHaveAttribute('open');
  await page.getByRole('navigation', { name: '功能分组' }).getByRole('link', { name: '安全合规' }).click();
  await expect(group.getByRole('table')).toBeVisible();

  await page.goto('/m/');
  await page.goto('/m/service#functions-3');
  await expect(page.locator('#functions-3').getByRole('table')).toBeVisible();
});
