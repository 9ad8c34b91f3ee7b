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

test('an estimate follows its fields and asks the service for nothing', async ({ page }) => {
  await page.goto('/home/service');
  const asked: string[] = [];
  page.on('request', (request) => /pricing/.test(request.url()) && asked.push(request.url()));

  await page.getByLabel('平均在线').fill('400');
  await expect(page.getByText('全年 12 场约 2.16 TB')).toBeVisible();
  await page.getByRole('radio', { name: '高清 2 Mbps' }).check();
  await expect(page.getByText('单场约 360 GB')).toBeVisible();
  expect(asked).toEqual([]);
});

test('without script search, difference and estimate are plain forms that keep each other', async ({ plainPage }) => {
  await plainPage.goto('/home/service');
  await plainPage.getByRole('checkbox', { name: '只看差异' }).check();
  await plainPage.getByRole('searchbox', { name: '搜索功能' }).fill('回放');
  await plainPage.getByRole('button', { name: '搜索', exact: true }).click();

  await expect(plainPage.getByText(/共找到 \d 项/)).toBeVisible();
  await plainPage.getByLabel('每月场次').fill('2');
  await plainPage.getByRole('button', { name: '重新估算' }).click();
  await expect(plainPage.getByText('全年 24 场约 2.16 TB')).toBeVisible();
  await expect(plainPage.getByRole('checkbox', { name: '只看差异' })).toBeChecked();
  await expect(plainPage.getByRole('searchbox', { name: '搜索功能' })).toHaveValue('回放');
});
