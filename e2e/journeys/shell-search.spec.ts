import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';

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
