import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';

const address = '/help/liveCheck';
const card = (name: string) => ({ name, exact: true });

test('R12.177 R12.178 R12.179 each check has a finding, a camera that may not be used has a remedy, and the uplink a figure', async ({
  page,
}) => {
  await page.goto(address);
  await hydrate(page);
  const check = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', card(name)) });
  for (const [name, start] of [
    ['摄像头', '打开摄像头'],
    ['麦克风', '打开麦克风'],
  ] as const) {
    await check(name).getByRole('button', { name: start }).click();
    await expect(check(name).getByText('没通过')).toBeVisible();
    await expect(check(name).getByRole('status')).toContainText(/没有得到允许|没有找到/);
  }
  await check('上行带宽').getByRole('button', { name: '测上行' }).click();
  await expect(check('上行带宽').getByRole('status')).toContainText(/约 [\d.]+ Mbps/);
  await expect(check('上行带宽').getByRole('columnheader', { name: '这条线路' })).toBeVisible();
  await check('浏览器').getByRole('button', { name: '看看这个浏览器' }).click();
  await expect(check('浏览器').getByText('打开摄像头和麦克风：有')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('R12.181 the page is opened as a document that may ask for devices, and left by one that may not', async ({
  page,
}) => {
  const allowed: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'document') allowed.push(response.headers()['permissions-policy'] ?? '');
  });
  await page.goto('/help/helpCenter');
  await page.goto('/help/helpClassList/901');
  await hydrate(page);
  await page.getByRole('link', { name: '开播自检', exact: true }).first().click();
  // The third document: what is shown before it comes is not what may ask.
  await expect.poll(() => allowed.length).toBe(3);
  await expect(page.getByRole('heading', { level: 1, name: '开播自检' })).toBeVisible();
  await page.waitForLoadState();
  await hydrate(page);
  await page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '帮助中心' }).click();
  await expect(page).toHaveURL(/helpCenter$/);
  await expect.poll(() => allowed.length).toBe(4);
  expect(allowed.map((header) => header.includes('camera=(self)'))).toEqual([false, false, true, false]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R12.182 each check says how to look by hand, and nothing stands there that only script could do', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByText('这个浏览器没有运行脚本')).toBeVisible();
    await expect(page.getByText('自己看', { exact: true })).toHaveCount(4);
    await expect(page.getByRole('button', { name: '打开摄像头' })).toBeHidden();
  });
});
