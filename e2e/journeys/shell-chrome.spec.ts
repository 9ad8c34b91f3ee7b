import type { Page } from '@playwright/test';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';

// What the header and the footer of computers lead to, as a browser shows it.

const bar = (page: Page) => page.getByRole('banner');

test('R1.4 R2.141 R2.147 R2.148 R2.151 R6.2 the bar leads to every point of the specification, with phone, login and trial at its end', async ({
  page,
}) => {
  await page.goto('/home/entmarket');
  for (const [name, address] of [
    ['首页', '/'],
    ['渠道合作', '/home/promotion'],
    ['价格', '/home/service'],
  ] as const)
    await expect(bar(page).getByRole('link', { name, exact: true }).last()).toHaveAttribute('href', address);
  await expect(bar(page).getByRole('link', { name: '销售电话 400-000-0000' })).toHaveAttribute(
    'href',
    'tel:4000000000',
  );
  await expect(bar(page).getByRole('link', { name: '登录', exact: true })).toHaveAttribute('href', '/home/login');
  await expect(bar(page).getByRole('link', { name: '免费试用', exact: true })).toHaveAttribute(
    'href',
    '/home/login?type=1',
  );
});

for (const [menu, links] of [
  ['案例与方案', ['案例库', '经典案例', '解决方案', '直播讲堂', '精选资讯']],
  ['下载与帮助', ['电脑端开播工具', '手机 App', '新手指南', '使用教程', '视频教程']],
  ['关于我们', ['公司介绍', '加入我们', '媒体报道']],
] as const) {
  test(
    `R2.146 R2.149 R2.150 ${menu} opens by hover and by press, and holds what it should`,
    unlessKept(menu === '案例与方案'),
    async ({ page }) => {
      await page.goto('/home/entmarket');
      const summary = page.getByRole('navigation', { name: '主导航' }).locator('summary', { hasText: menu });
      const item = summary.locator('xpath=../..');
      await expect(item.locator('a').first()).toBeHidden();
      await summary.hover();
      for (const name of links) await expect(item.getByText(name, { exact: true })).toBeVisible();
      await page.mouse.move(10, 700);
      await expect(item.locator('a').first()).toBeHidden();
      await summary.press('Enter');
      for (const name of links) await expect(item.getByText(name, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(item.locator('a').first()).toBeHidden();
      await expect(summary).toBeFocused();
    },
  );
}

test('R1.4 R2.167–171 R2.173 the footer has its four columns, the ways to reach us, the agreements, the version and the notices', async ({
  page,
}) => {
  await page.goto('/home/entmarket');
  const footer = page.getByRole('contentinfo');
  for (const name of ['产品', '应用场景', '服务中心', '关于我们'])
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
  expect(await footer.locator('a[href^="/home/"]').count()).toBeGreaterThan(20);
  await expect(footer.locator('a[href="tel:4000000000"]')).toBeVisible();
  await expect(footer.locator('a[href="mailto:hello@example.com"]')).toBeVisible();
  for (const text of ['云岸市 望江区澄播路 1 号', '版本 21.06.09', 'ICP备案', '公安联网备案', '增值电信业务经营许可证'])
    await expect(footer.getByText(text).first()).toBeVisible();
  for (const [name, address] of [
    ['隐私政策', '/home/UserAgreementPC#privacy'],
    ['用户协议', '/home/UserAgreementPC'],
    ['营业执照', '/home/business_license.jpg'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
});
