import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { holdApplication } from '../harness/hold-application';

test('the bar’s search suggests pages of every kind; Escape closes the list first and the panel then', async ({
  page,
}) => {
  await page.goto('/home/signUp');
  const bar = page.getByRole('banner');
  await bar.locator('summary[aria-label=站内搜索]').click();
  const field = bar.getByRole('combobox').locator('visible=true');
  // The press came before any script of the page, which the focus then brings.
  await expect(field).toBeFocused();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(field).toBeFocused();
  await page.keyboard.type('白名单');
  const options = bar.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(10);
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  const link = (await options.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(link);
  // The address is first: the panel stays open until its page stands, and a way back before that never left it.
  const start = page.getByRole('heading', { level: 1, name: '免费试用' });
  await expect(start).toHaveCount(0);
  await page.goBack();
  await expect(start).toBeVisible();
  await bar.locator('summary[aria-label=站内搜索]').click();
  // First the words that the empty field offers, then the panel.
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(bar.locator('summary[aria-label=站内搜索]')).toBeFocused();
});

test('the search page suggests as well, by the first letters of the sound too', everyCase, async ({ page }) => {
  await page.goto('/search');
  const content = page.locator('#_content');
  await content.getByRole('combobox').click();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.keyboard.type('bmd');
  await expect(content.getByRole('option').filter({ hasText: '白名单' }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await content.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/\/search/);
});

test('on phones the menu’s search suggests too, and Enter searches', everyCase, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/');
  const menu = page.getByRole('navigation', { name: '菜单' });
  await page.getByRole('banner').locator('summary').first().click();
  await menu.getByRole('combobox').click();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.keyboard.type('年会');
  await expect(menu.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('年会');
});

test('without script the bar’s search is a plain form', async ({ plainPage: page }) => {
  await page.goto('/home/edu');
  await page.getByRole('banner').locator('summary[aria-label=站内搜索]').click();
  await page.getByRole('banner').locator('input[name=q]').locator('visible=true').fill('年会');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.locator('h1')).toContainText('年会');
});

test('back closes the suggestions below a field of the page, keeps the page and what is typed, and leaves it then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/search', '/help/helpCenter']) {
    await page.goto('/home/about');
    await page.goto(address);
    const field = page.locator('#_content').getByRole('combobox').first();
    await field.click();
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.keyboard.type('直播');
    const options = page.locator('#_content').getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.goBack();
    await expect(options.first()).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(field).toHaveValue('直播');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/home/about');
  }
});

test('a suggestion that is chosen, and a link that is pressed beside suggestions, are one step away from the page', async ({
  page,
}) => {
  await page.goto('/search');
  const content = page.locator('#_content');
  const field = content.getByRole('combobox');
  await field.click();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  for (const link of [content.getByRole('option').first(), page.getByRole('banner').getByRole('link').first()]) {
    await field.click();
    await field.fill('');
    await page.keyboard.type('直播');
    await expect(content.getByRole('option').first()).toBeVisible();
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/search');
    await expect(page.locator('h1')).not.toContainText('搜索');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/search');
  }
});

for (const [what, keys] of [
  ['a suggestion that the keys choose', ['ArrowDown', 'Enter']],
  ['words that Enter sends beside suggestions', ['Enter']],
] as const)
  test(`${what} before the application is there lead on, however late the page comes`, async ({ page }) => {
    await holdApplication(page);
    await page.goto('/help/helpCenter');
    const content = page.locator('#_content');
    const field = content.getByRole('combobox');
    await field.click();
    await page.keyboard.type('直播');
    await expect(content.getByRole('option').first()).toBeVisible();
    await page.route(
      () => true,
      async (route) => {
        await new Promise((done) => setTimeout(done, 500));
        await route.continue();
      },
    );
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => page.url()).not.toMatch(/\/helpCenter$/);
  });
