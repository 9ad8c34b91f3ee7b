import { expect, hydrate, navigate, test } from '../harness/browser-test';
import { countLoads } from '../harness/count-loads';

/** The page's own field: the header has another one on some pages. */
const search = 'main input[name=keyword]';
const brokenChunk = /\/client\/help-helpCenter\.[^/]+\.js/;

test('a script that fails once is fetched again and the page hydrates', async ({ page, complaints }) => {
  let refused = 0;
  await page.route(brokenChunk, (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('/help/helpCenter');
  await hydrate(page);
  expect(refused).toBe(2);
  complaints.length = 0;
});

test('R2.4 R4.23 R8.20 a script that stays missing reloads the page once, then leaves it as it was served (F23)', async ({
  page,
  complaints,
}) => {
  const loads = countLoads(page);
  await page.route(brokenChunk, (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await page.goto('/help/helpCenter');
  const reload = page.waitForEvent('load');
  await page.locator(search).focus();
  await reload;
  await page.locator(search).focus();
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await expect(page.locator('h1')).toBeVisible();
  for (let minute = 0; minute < 5; minute += 1) {
    await page.clock.runFor(60_000);
    await page.locator(search).blur();
    await page.locator(search).focus();
  }
  expect(loads()).toBe(2);
  complaints.length = 0;
});

test('R4.24 no reload while a field holds what somebody typed', async ({ page, complaints }) => {
  const loads = countLoads(page);
  await page.route(brokenChunk, (route) => route.fulfill({ status: 404 }));
  await page.goto('/help/helpCenter');
  await page.locator(search).fill('白名单');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await expect(page.locator(search)).toHaveValue('白名单');
  expect(loads()).toBe(1);
  complaints.length = 0;
});

test('a script whose bytes were changed does not run', async ({ page, complaints }) => {
  await page.route(brokenChunk, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.altered = true;` });
  });
  await page.goto('/help/helpCenter');
  await page.locator(search).fill('白名单');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  expect(await page.evaluate(() => 'altered' in window)).toBe(false);
  complaints.length = 0;
});

test('on navigation a section that cannot be loaded is asked of the server instead', async ({ page, complaints }) => {
  const loads = countLoads(page);
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await page.route(/\/mf-info\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    history.pushState(null, '', '/info');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect.poll(loads).toBe(2);
  await expect(page.locator('h1')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/info');
  complaints.length = 0;
});

/** Of the ways from a hydrated page to one of another section, each file that one click needs; the last two open a sheet. */
const nextPage = '/info/hot';
const filesOnTheWay = {
  container: /\/mf-info\/.*\/remoteEntry\.js/,
  hashes: /\/mf-info\/.*\/hashes\.js/,
  script: /\/mf-info\/.*\/info-hot\.[^/]*\.js/,
  sheet: /\/mf-info\/.*\/info-hot\.[^/]*\.css/,
};

for (const [kind, file] of Object.entries(filesOnTheWay))
  test(`a ${kind} that is lost once on a click is asked for again, whatever is typed (F23)`, async ({
    page,
    complaints,
  }) => {
    const loads = countLoads(page);
    const asked: string[] = [];
    await page.route(file, (route) => {
      asked.push(route.request().url());
      return asked.length === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.goto('/help/helpCenter');
    await hydrate(page);
    await page.locator(search).fill('白名单');
    await navigate(page, nextPage);
    await expect(page).toHaveTitle(/热门/);
    await expect(page.locator('h1')).not.toHaveText('服务暂时不可用');
    expect(asked).toEqual([expect.stringMatching(file), expect.stringMatching(/\?retry=2$/)]);
    expect(loads()).toBe(1);
    complaints.length = 0;
  });

test('a sheet of the next page that stays lost has the server asked once, and then costs no words', async ({
  page,
  complaints,
}) => {
  const loads = countLoads(page);
  await page.route(filesOnTheWay.sheet, (route) => route.abort('connectionreset'));
  for (const loaded of [2, 3]) {
    await page.goto('/help/helpCenter');
    await hydrate(page);
    await navigate(page, nextPage);
    await expect(page).toHaveTitle(/热门/);
    expect(loads()).toBe(loaded);
  }
  complaints.length = 0;
});
