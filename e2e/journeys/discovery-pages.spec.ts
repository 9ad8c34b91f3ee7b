import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { waitUntilPrepared } from '../harness/prepared';
import { everyCase, unlessKept } from '../harness/every-case';

test.beforeAll(async ({ origin }) => {
  await waitUntilPrepared(origin);
});

test.describe('search', () => {
  test('finds 白名单 in the help centre and marks it, without script', async ({ plainPage }) => {
    await plainPage.goto('/search');
    await plainPage.locator('#_content input[name=q]').fill('白名单');
    await plainPage.locator('#_content button[type=submit]').click();
    expect(new URL(plainPage.url()).searchParams.get('q')).toBe('白名单');
    const help = plainPage.locator('section').filter({ has: plainPage.getByRole('heading', { name: '帮助文档' }) });
    await expect(help.locator('h3 a').first()).toHaveAttribute('href', /^\/help\/helpDocument\/\d+$/);
    await expect(help.locator('mark').first()).toHaveText('白名单');
    await plainPage.getByRole('link', { name: /查看全部 \d+ 篇帮助文档/ }).click();
    expect(new URL(plainPage.url()).searchParams.get('kind')).toBe('help');
    await expect(plainPage.locator('#_content h2 mark').first()).toHaveText('白名单');
  });

  test('the magnifier of the header leads to the same page', everyCase, async ({ plainPage }) => {
    await plainPage.goto('/home/newsList');
    await plainPage.locator('header').getByLabel('站内搜索').first().click();
    await plainPage.locator('#_site-search').fill('年会');
    await plainPage.locator('#_site-search').press('Enter');
    await expect(plainPage.locator('h1')).toHaveText('关于“年会”的结果');
  });

  test('a new search after hydration is a navigation within the page', async ({ page, complaints }) => {
    await page.goto('/search?q=%E7%99%BD%E5%90%8D%E5%8D%95');
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('#_content input[name=q]').fill('云导播');
    await page.locator('#_content input[name=q]').press('Enter');
    await expect(page.locator('h1')).toHaveText('关于“云导播”的结果');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('what is not there is said, with ways on', async ({ plainPage }) => {
    await plainPage.goto('/search?q=zzqqxx');
    await expect(plainPage.locator('h1')).toHaveText('没有找到“zzqqxx”');
    await expect(plainPage.getByRole('heading', { name: '可以从这些词开始' })).toBeVisible();
  });
});

test('/info/error answers with the status that it tells of', async ({ request }) => {
  expect((await request.get('/info/error')).status()).toBe(404);
  expect((await request.get('/info/error?code=500')).status()).toBe(500);
});

/** The least alike to those that pages.spec.ts holds against axe. */
const kept = '/search?q=%E7%9B%B4%E6%92%AD';

for (const address of [
  '/sitemap',
  '/search',
  '/search?q=%E7%9B%B4%E6%92%AD',
  '/home/newsList',
  '/home/article/60001',
  '/info/error',
]) {
  test(
    `${address} has no violation that axe finds, on PC and on a phone`,
    unlessKept(address === kept),
    async ({ page }) => {
      await page.goto(address);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page)).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `wider than ${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}

for (const address of ['/sitemap', '/search?q=%E7%9B%B4%E6%92%AD', '/home/newsList', '/home/article/60001']) {
  test(`${address} hydrates without a complaint and as it was served`, everyCase, async ({ page, complaints }) => {
    await page.goto(address, { waitUntil: 'load' });
    const served = await page.locator('#_content').innerText();
    await hydrate(page);
    expect(await page.locator('#_content').innerText()).toBe(served);
    expect(complaints).toEqual([]);
  });
}
