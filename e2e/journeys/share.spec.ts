import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';

const asked = '/info/20001?utm_source=moments&phone=13800000000';
const sheet = (page: Page) => page.getByRole('dialog', { name: '分享这一页' });

/** What stands in the clipboard. */
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const width of [1440, 390])
  test(`R12.78 at ${width} px an article is copied and shared with picture, poster and an address that names nobody`, async ({
    page,
    context,
    site,
  }) => {
    const address = `${site.shell.origin}/info/20001`;
    await answerConsent(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(asked);

    await page.getByRole('main').getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByText('复制成功')).toBeVisible();
    expect(await copied(page)).toBe(address);

    const opener = page.getByRole('main').getByRole('button', { name: '分享', exact: true });
    await opener.click();
    await expect(sheet(page)).toContainText(address.replace(/^https?:\/\//, ''));
    await expect(page.getByRole('img', { name: '这一页的二维码' })).toBeVisible({ visible: width > 767 });
    if (width === 390) expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: '生成海报' }).click();
    const poster = page.getByRole('img', { name: /^海报：/ });
    await expect(poster).toBeVisible();
    expect(await poster.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])).toEqual([
      750, 1334,
    ]);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

test('R12.134 a case and a plan are copied by their own address, on phones too', async ({ page, context, site }) => {
  await answerConsent(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const address of ['/home/case?id=41001', '/home/marketing/50001', '/m/market?id=50001']) {
    await page.setViewportSize({ width: address.startsWith('/m/') ? 390 : 1440, height: 844 });
    await page.goto(address);
    await page.getByRole('main').getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByText('复制成功')).toBeVisible();
    expect(await copied(page)).toBe(site.shell.origin + address);
  }
  await page.goto('/home/case');
  await expect(page.getByRole('main').getByRole('button', { name: '复制链接' })).toHaveCount(0);
  expect(await page.locator('html').getAttribute('data-query')).toBe('id,industry,scene,product,q,sort,page');

  // From a page that reads nothing of its query, by the application.
  await page.goto('/home/edu');
  const link = page.getByRole('main').locator('a[href^="/home/case?id="]').first();
  const address = await link.getAttribute('href');
  await hydrate(page);
  await link.click();
  await page.getByRole('main').getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();
  expect(await copied(page)).toBe(site.shell.origin + address);
});

test('R12.79 the sheet opens while the framework is still missing', async ({ page }) => {
  await answerConsent(page);
  await page.route(/\/assets\/shell\/.*\/main\.[^/]*\.js$/, () => undefined);
  await page.goto('/help/helpDocument/10001');
  await page.getByRole('main').getByRole('button', { name: '分享', exact: true }).click();

  await expect(sheet(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});
