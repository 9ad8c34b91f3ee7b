import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';

// Header and bottom bar of phones.

const openMenu = (page: Page) => page.locator('header summary[aria-label=菜单]').click();
const sections = (page: Page) => page.locator('header nav details');

test.beforeEach(async ({ page }) => {
  await answerConsent(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/');
});

test('R2.158 R4.11 R4.12 the slide-out menu starts with its first three sections open, and each opens and closes', async ({
  page,
}) => {
  await openMenu(page);
  const open = () => sections(page).evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  await expect(sections(page).locator('summary')).toHaveText([
    '直播产品',
    '应用场景',
    '增值服务',
    '营销市场',
    '客户案例',
    '价格',
    '服务与支持',
    '关于我们',
  ]);
  expect(await open()).toEqual([true, true, true, false, false, false, false, false]);
  await sections(page).nth(0).locator('summary').click();
  await sections(page).nth(6).locator('summary').click();
  expect(await open()).toEqual([false, true, true, false, false, false, true, false]);
  for (const name of ['帮助中心', '视频教程', '直播讲堂'])
    await expect(sections(page).nth(6).getByRole('link', { name, exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('R2.160 the marketing market lists its categories and leads to each content by its id', async ({ page }) => {
  await openMenu(page);
  const market = sections(page).nth(3);
  await market.locator('summary').click();
  await expect(market.locator('p')).toHaveText(['获客增长', '品牌活动', '培训学习', '门店动销', '内容沉淀']);
  const addresses = await market.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toHaveLength(20);
  for (const address of addresses) expect(address).toMatch(/^\/m\/market\?id=\d{5}$/);
});

test('R2.159 a live distribution service stands among the value-added services', async ({ page }) => {
  await openMenu(page);
  await sections(page).nth(2).getByRole('link', { name: '直播分发' }).click();
  await expect(page).toHaveURL('/m/online_H5');
  await expect(page.locator('h1')).toBeVisible();
});

test('R2.163 the 3D showroom opens in a window of its own, with product, hall and meeting in its address', async ({
  page,
  context,
}) => {
  await context.route('https://showroom.example.com/**', (route) => route.fulfill({ body: '展厅' }));
  await openMenu(page);
  const opened = context.waitForEvent('page');
  await page.locator('header nav a', { hasText: '3D 展厅' }).click();
  const address = new URL((await opened).url());
  expect([...address.searchParams.keys()]).toEqual(['productId', 'hallId', 'mcId']);
  expect(new URL(page.url()).pathname).toBe('/m/');
});

test('R2.164 R4.13 the phone button asks first: cancel goes away, confirm is the call', async ({ page }) => {
  const question = page.locator('aside details', { hasText: '拨打销售电话？' });
  const dialog = question.getByRole('group', { name: '拨打电话' });
  await expect(dialog).toBeHidden();
  await question.locator('summary').click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('400-000-0000');
  await expect(dialog.getByRole('link', { name: '确定拨打' })).toHaveAttribute('href', 'tel:4000000000');
  expect(await axeViolations(page)).toEqual([]);
  await question.getByText('取消').click();
  await expect(dialog).toBeHidden();
});

test('R2.165 R2.166 the bar has a phone button, the trial that opens a requirement form, and online consult', async ({
  page,
}) => {
  const bar = page.getByRole('complementary', { name: '电话与咨询' });
  await expect(bar.locator('summary', { hasText: '电话' })).toBeVisible();
  await expect(bar.getByText('在线咨询')).toBeVisible();
  const form = bar.locator('form[action="/-/lead/mobile"]');
  await expect(form).toBeHidden();
  await bar.locator('summary', { hasText: '免费试用 7 天' }).click();
  await expect(form).toBeVisible();
});
