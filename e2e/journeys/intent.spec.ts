import { expect, hydrate, test } from '../harness/browser-test';

const article = '/help/helpDocument/10001';

test('R12.50 before intent a page loads one script, and no other after scrolling and resting', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/help/helpCenter', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 2000);
  await page.mouse.move(300, 400);
  await page.waitForLoadState('networkidle');
  expect(scripts.map((address) => new URL(address).pathname.split('/').pop()?.split('.')[0])).toEqual(['early']);
});

test('a field that gets focus brings all scripts at once, in order and with hashes', async ({ page }) => {
  await page.goto('/help/helpCenter');
  await page.locator('#_content input[name=keyword]').focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('head script[src]')].map((script) => ({
      integrity: script.getAttribute('integrity'),
      src: script.getAttribute('src'),
    })),
  );
  const named = scripts.filter(({ integrity }) => integrity?.startsWith('sha256-'));
  expect(named.length).toBeGreaterThanOrEqual(6);
  // Chunks that come when the page is idle have the hashes of their release.
  for (const { integrity } of scripts) expect(integrity).toMatch(/^sha(?:256-.{44}|384-.{64})$/);
});

test('text typed before hydration is kept', async ({ page }) => {
  await page.goto('/help/helpCenter');
  const field = page.locator('#_content input[name=keyword]');
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '白名单';
  });
  await hydrate(page);
  await expect(field).toHaveValue('白名单');
});

test('details opened before hydration stay open, and those that were closed stay closed', async ({ page }) => {
  await page.goto('/home/entmarket');
  const all = await page.locator('#_content details:has(> summary:visible)').elementHandles();
  const states = () => Promise.all(all.map((one) => one.evaluate((details) => (details as HTMLDetailsElement).open)));
  const served = await states();
  const closed = served.indexOf(false);
  await (await all[closed]?.$('summary'))?.click();
  const chosen = await states();
  expect(chosen[closed]).toBe(true);
  await hydrate(page);
  expect(await states()).toEqual(chosen);
});

test('R8.13 the first click on a control that needs script works, once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(window, { copies });
    navigator.clipboard.writeText = async (text) => void copies.push(text);
  });
  await page.goto(article);
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copies: string[] }).copies.length)).toBe(1);
});

test('an anchor in a link and the position of a scrolled page survive late hydration', async ({ page }) => {
  await page.goto(article);
  await page.evaluate(() => scrollTo(0, 500));
  await hydrate(page);
  expect(await page.evaluate(() => scrollY)).toBe(500);
});
