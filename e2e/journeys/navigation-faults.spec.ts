import type { Page } from '@playwright/test';
import { expect, navigate, test } from '../harness/browser-test';
import { elsewhere, openWithTree } from '../harness/visited-articles';

/** The page, whose calls for an article all fail from now on, and which has reloaded itself a moment ago. */
async function openWithoutArticles(page: Page): Promise<void> {
  await openWithTree(page);
  await page.route('**/liveajax/GetHelpArticle', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.evaluate(() => {
    sessionStorage.setItem('site-reload', String(Date.now()));
    Object.assign(window, { samePage: true });
  });
}

const isSamePage = (page: Page) => page.evaluate(() => 'samePage' in window);

test('F8: where the data of a navigation cannot be had the page comes as a whole', async ({ page, complaints }) => {
  await openWithoutArticles(page);
  const words = (await page.locator('h1').textContent()) ?? '';
  await Promise.all([page.waitForEvent('load'), navigate(page, elsewhere ?? '')]);
  await expect(page.locator('h1')).not.toHaveText(words);
  await expect(page).toHaveURL(new RegExp(`${elsewhere}$`));
  expect(await isSamePage(page)).toBe(false);
  expect(complaints.splice(0).filter((text) => !text.includes('503'))).toEqual([]);
});

for (const [what, answer] of [
  ['has another code than 0', { code: 7, msg: 'no', data: null }],
  ['has no data', { code: 0 }],
] as const)
  test(`R7.49 F11: where the answer of a navigation ${what} the page comes as a whole, and the log is told`, async ({
    page,
  }) => {
    await openWithTree(page);
    await page.route('**/liveajax/GetHelpArticle', (route) => route.fulfill({ json: answer }));
    const told = page.waitForRequest('**/liveajax/LogCollect');
    await Promise.all([page.waitForEvent('load'), navigate(page, elsewhere ?? '')]);
    await expect(page.locator('h1')).not.toHaveText('服务暂时不可用');
    await expect(page).toHaveURL(new RegExp(`${elsewhere}$`));
    const { logInfo } = (await told).postDataJSON() as { logInfo: string };
    expect(JSON.parse(logInfo)).toMatchObject({ url: '/liveajax/GetHelpArticle', status: 200 });
  });

test('R4.23 F23: a link whose page part is missing is followed as to a document, a moment after a reload too', async ({
  page,
  complaints,
}) => {
  await openWithTree(page);
  await page.evaluate(() => sessionStorage.setItem('site-reload', String(Date.now())));
  await page.route(/\/remotes\/mf-info\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  await Promise.all([page.waitForEvent('load'), navigate(page, '/info')]);
  await expect(page.locator('h1')).not.toHaveText('服务暂时不可用');
  await expect(page).toHaveURL(/\/info$/);
  complaints.length = 0;
});

test('F8: with something typed no page comes as a whole: the failure is said in place', async ({
  page,
  complaints,
}) => {
  await openWithoutArticles(page);
  await page.locator('header input[name=keyword]').fill('白名单');
  await navigate(page, elsewhere ?? '');
  await expect(page.locator('h1')).toHaveText('服务暂时不可用');
  await expect(page.getByRole('link', { name: '重试' })).toHaveAttribute('href', elsewhere ?? '');
  expect(await isSamePage(page)).toBe(true);
  expect(complaints.splice(0).filter((text) => !text.includes('503'))).toEqual([]);
});
