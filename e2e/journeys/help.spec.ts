import type { Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { apiOrigin, expect, hydrate, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';
import { startSite } from '../harness/site';

const article = '/help/helpDocument/10044';
const articleCall = '**/liveajax/GetHelpArticle';
const pages = [
  '/help/helpCenter',
  '/help/helpClassList/502',
  '/help/helpClassList/104',
  '/help/helpClassList/901',
  article,
  `/help/helpSearch/${encodeURIComponent('直播')}`,
  '/help/helpSearch',
  '/help/helpSearch/zzzzqq',
];
const widths = [1440, 1024, 768, 390];

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The service's answers with other words in them, for what its own content does not have. */
async function alter(page: Page, change: (data: Record<string, unknown>) => void): Promise<void> {
  await page.route(articleCall, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    change(body.data);
    await route.fulfill({ response, json: body });
  });
}

/** Of the pages that `pages.spec.ts` does not hold against axe. */
const kept = ['/help/helpSearch/zzzzqq'];

for (const address of pages) {
  test(
    `${address} has no violation that axe finds and fits every width`,
    unlessKept(kept.includes(address)),
    async ({ page }) => {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await tooWide(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
        if (width === 1440 || width === 390) expect(await axeViolations(page)).toEqual([]);
      }
    },
  );
}

test('R7.30 feedback is sent form-encoded and thanked for, with the reason and the words', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/HelpArticleFeedback')) sent.push(decodeURIComponent(request.postData() ?? ''));
  });
  await page.goto(article);
  await page.getByText('没用', { exact: true }).click();
  await page.getByText('步骤与界面不一致').click();
  await page.getByLabel('补充说明（选填）').fill('第 3 步');
  await hydrate(page);
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByRole('status').getByText('谢谢，反馈已收到。')).toBeVisible();
  expect(sent.map((text) => text.replaceAll('+', ' '))).toEqual([
    'articleId=10044&islike=0&feedback=步骤与界面不一致：第 3 步',
  ]);
});

test('without script one press on 有用, or a reason, is answered below the article', async ({ plainPage: page }) => {
  await page.goto(article);
  await page.getByRole('button', { name: '有用' }).click();
  await expect(page).toHaveURL(/\/help\/helpDocument\/10044#feedback-sent$/);
  await expect(page.getByText('谢谢，反馈已收到。')).toBeVisible();
  await page.goto(article);
  await page.getByText('没用', { exact: true }).click();
  await page.getByText('内容不清楚').click();
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page).toHaveURL(/#feedback-sent$/);
  await expect(page.getByText('谢谢，反馈已收到。')).toBeVisible();
});

test('the keyboard reaches everything in the order of the page, and a shortcut leads past the header', async ({
  page,
}) => {
  await page.goto(article);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('跳到正文');
  const walk: string[] = [];
  for (let step = 0; step < 90 && !walk.includes('有用'); step += 1) {
    await page.keyboard.press('Tab');
    walk.push(await focused());
  }
  const order = ['搜索', '观看权限与安全', '批量导入白名单', '复制链接', '有用'].map((text) => walk.indexOf(text));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('on paper there is the article and nothing else', async ({ page }) => {
  await page.goto(article);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#_content article')).toBeVisible();
  const others = page.locator('header, footer, aside, form, a[href="#_content"], #_content nav[aria-label=帮助目录]');
  for (const part of await others.all()) await expect(part).toBeHidden();
  await expect(page.getByRole('button', { name: '复制链接' })).toBeHidden();
});

test('an unknown article is a 404 in place, in the frame of the help centre', async ({ page, request }) => {
  expect((await request.get('/help/helpDocument/19999')).status()).toBe(404);
  await page.goto('/help/helpDocument/19999');
  await expect(page.locator('h1')).toHaveText('This page could not be found');
  await expect(page.locator('#_content').getByRole('combobox')).toBeVisible();
});

test('without its optional id an address leads on', everyCase, async ({ page }) => {
  await page.goto('/help/helpDocument');
  await expect(page).toHaveURL(/\/help\/helpCenter$/);
  await page.goto('/help/helpClassList');
  await expect(page).toHaveURL(/\/help\/helpClassList\/101$/);
  await page.goto('/help/helpClassList?firstId=5');
  await expect(page).toHaveURL(/\/help\/helpClassList\/501$/);
});

test('R4.21 while an article is on its way its place shows a skeleton and is busy', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  await page.goto('/help/helpClassList/502');
  await hydrate(page);
  await page.route(articleCall, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.locator('#_content h2 a').first().click();
  await expect(page.locator('[aria-busy=true] > [aria-hidden=true] > span').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '页面加载中' })).toHaveCount(1);
  arrive();
  await expect(page.locator('h1')).toHaveText('批量导入白名单');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('an article that cannot be had says so in the frame of the help centre', everyCase, async ({ page }) => {
  await page.route(articleCall, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/help/helpClassList/502');
  await hydrate(page);
  // No page comes as a whole while something is typed.
  await page.locator('header input[name=keyword]').fill('白名单');
  await page.locator('#_content h2 a').first().click();
  await expect(page.locator('h1')).toHaveText('服务暂时不可用');
  await expect(page.locator('header input[name=keyword]')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('offline the page says so and stays readable', everyCase, async ({ page, context, complaints }) => {
  await page.goto(article);
  const notice = page.getByText('网络已断开，页面内容可能不是新的');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.locator('h1')).toHaveText('批量导入白名单');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  complaints.length = 0;
});

test('titles of a hundred characters, with and without breaks, fit everywhere', everyCase, async ({ page }) => {
  const long = `${'直播间观看权限与白名单'.repeat(6)}${'AppKeyAndAppSecret'.repeat(4)}`;
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await alter(page, (data) => {
    data.title = long;
    data.prev = { id: 10043, title: long };
    data.next = { id: 10045, title: long };
    data.related = [{ id: 10042, title: long }];
    for (const row of (data.list ?? []) as { title: string }[]) row.title = long;
  });
  await page.locator('#_content').getByRole('link', { name: '批量导入白名单' }).first().click();
  await expect(page.locator('h1')).toHaveText(long);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `the article is wider than ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('navigation', { name: '帮助目录' }).getByRole('link', { name: '白名单' }).first().click();
  await expect(page.locator('h1')).toHaveText('白名单');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `the list is wider than ${width} px`).toBeLessThanOrEqual(0);
  }
});

for (const [total, shown] of [
  [1, []],
  [1000, ['1', '49', '50', '51', '100']],
] as const) {
  test(`${total} result(s) have the pages they need and no more`, unlessKept(total === 1000), async ({ page }) => {
    await page.goto('/help/helpCenter');
    await hydrate(page);
    await alter(page, (data) => {
      data.list = (data.list as object[]).slice(0, total);
      Object.assign(data, { total, pageIndex: total === 1 ? 1 : 50 });
    });
    await page.locator('#_content').getByRole('link', { name: '推流', exact: true }).click();
    await expect(page.getByText(`共 ${total.toLocaleString('zh-CN')} 篇`)).toBeVisible();
    const numbers = page.getByRole('navigation', { name: '分页' }).locator('a, [aria-current]');
    expect((await numbers.allTextContents()).filter((text) => /^\d+$/.test(text))).toEqual(shown);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  });
}

test(
  'R1.8 R2.128 a white-label site has its own help layout: its name, no phone, no widget, not for search engines',
  everyCase,
  async ({ page }) => {
    const site = await startSite(apiOrigin(), { SITE_VARIANT: 'white-label', BRAND_NAME: '某企业直播' });
    try {
      for (const address of pages) {
        await page.goto(site.shell.origin + address);
        const text = await page.locator('body').innerText();
        for (const vendor of ['400-000-0000', '澄播云', '返回官网']) expect(text, address).not.toContain(vendor);
        expect(await page.locator('a[href^="tel:"]').count(), address).toBe(0);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      }
      await page.goto(`${site.shell.origin}/help/helpCenter`);
      await expect(page.locator('header')).toContainText('某企业直播');
      await expect(page.locator('header [data-login]')).toHaveCount(0);
      await expect(page.locator('aside[data-widget], [data-consult]')).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
      await page.goto(`${site.shell.origin}${pages[5]}`);
      await expect(page.locator('header input[name=keyword]')).toBeHidden();
      await page.evaluate(() => scrollTo(0, 101));
      await expect(page.locator('header input[name=keyword]')).toBeVisible();
    } finally {
      await site.stop();
    }
  },
);
