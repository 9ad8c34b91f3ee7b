import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../harness/browser-test';

const start = '/help/helpCenter';
const search = 'main input[name=keyword]';
const gone = '网络已断开';
const back = '网络已恢复';

function articleLink(page: Page) {
  return page.locator('main a[href^="/help/helpDocument/"]').first();
}

/** What is pressed without network is pressed again if the site answers after all: not before it was asked in vain. */
async function pressInVain(page: Page, press: () => Promise<void>): Promise<void> {
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/robots.txt'));
  await press();
  await asked;
}

/** A page that was left would have lost this mark. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
}

async function expectStill(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(start);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await expect(page.locator('h1')).toBeVisible();
}

for (const [what, prepare] of [
  ['as it was served', async () => undefined],
  ['once the application has taken it over', hydrate],
] as const) {
  test(`R4.22 F24: without network a page ${what} stays, says so, and goes on when the network is back`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto(start);
    await prepare(page);
    await markPage(page);
    await context.setOffline(true);
    await expect(page.getByText(gone)).toBeVisible();
    await pressInVain(page, () => articleLink(page).click());
    await expectStill(page);
    await page.locator(search).fill('白名单');
    await pressInVain(page, () => page.locator(search).press('Enter'));
    await expectStill(page);
    await context.setOffline(false);
    await expect(page.getByText(back)).toBeVisible();
    await expect(page.getByText(gone)).toBeHidden();
    await expect(page.locator(search)).toHaveValue('白名单');
    await articleLink(page).click();
    await expect(page).toHaveURL(/\/help\/helpDocument\/\d+$/);
    complaints.length = 0;
  });
}

test('F24: scripts that were wanted without network come when it is back, and what was typed is kept', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(start);
  await markPage(page);
  await context.setOffline(true);
  await page.locator(search).fill('白名单');
  await expect(page.locator('html[data-scripts=loading]')).not.toBeAttached();
  await expectStill(page);
  await context.setOffline(false);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(page.locator(search)).toHaveValue('白名单');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  complaints.length = 0;
});

test('F24: without script a page shows no notice of the network', async ({ plainPage }) => {
  await plainPage.goto(start);
  await expect(plainPage.getByText(gone)).toBeHidden();
  await expect(plainPage.getByText(back)).toBeHidden();
});
