import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { journeyTimeout } from '../harness/journey-timeout';
import { layOutAll } from '../harness/laid-out';
import { typeFaults } from '../harness/type-faults';
import { visitedPages } from '../urls/visited-pages';
import { everyCase, unlessKept } from '../harness/every-case';

const pages = [
  '/',
  '/home/service',
  '/home/edu',
  '/home/signUp',
  '/help/helpCenter',
  '/help/helpDocument/10001',
  '/info/20001',
  '/home/lectureDetail/40001',
  '/search?q=%E7%9B%B4%E6%92%AD',
  '/m/',
];

const html = (page: Page) => page.locator('html');
const panel = (page: Page) => page.getByRole('dialog', { name: '显示设置' });

/** As a visitor who chose on an earlier page. */
async function chosen(page: Page, choices: Record<string, string>): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('site-display', text), JSON.stringify(choices));
}

const all = visitedPages().map(({ address }) => address);
const mobile = all.filter((address) => address.startsWith('/m/'));

for (const [name, addresses, widths, details] of [
  ['a home page, an article and a phone page', ['/', '/help/helpDocument/10001', '/m/'], [1024, 390], {}],
  ['one of each kind', pages, [1440, 1024, 390, 320], everyCase],
  ['a phone page of each kind', ['/m/summit', '/m/service'], [320], {}],
  ['all addresses', all, [1440, 1280, 1024, 768, 390], everyCase],
  ['all phone pages on a small phone', mobile, [320], everyCase],
] as const)
  test(
    `R13.38 larger type makes no page wider than its window, lies on no control and keeps the words of titles whole: ${name}`,
    details,
    async ({ page }) => {
      test.setTimeout(journeyTimeout + addresses.length * 20_000);
      const found: string[] = [];
      for (const address of addresses) {
        await page.goto(address);
        await layOutAll(page);
        for (const width of widths)
          found.push(...(await typeFaults(page, width)).map((fault) => `${address} at ${fault}`));
      }
      expect(found).toEqual([]);
    },
  );

/** What is closed leaves its entry of the history in a step of its own, which would end a way that begins before it, or scroll back. */
async function overlayLeft(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false);
}

test('R10.12 large print is chosen by keyboard alone, holds on other pages, and is taken back', async ({ page }) => {
  await page.goto('/home/signUp');
  const opener = page.getByRole('banner').getByRole('button', { name: '大字版与显示设置' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '标准' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(html(page)).toHaveCSS('font-size', '19.2px');
  await expect(page.getByRole('button', { name: '大', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await overlayLeft(page);

  await page.goto('/help/helpCenter');
  await expect(html(page)).toHaveCSS('font-size', '19.2px');
  await page.getByRole('contentinfo').getByRole('button', { name: '大字版' }).click();
  await page.getByRole('button', { name: '标准' }).click();
  await expect(html(page)).toHaveCSS('font-size', '16px');
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: '大字版' })).toBeFocused();
});

test('the choice needs the entry script alone: it holds before the page hydrates', async ({ page }) => {
  await chosen(page, { print: '120', contrast: 'on' });
  await page.goto('/help/helpDocument/10001');
  await expect(html(page)).toHaveCSS('font-size', '19.2px');
  await expect(html(page)).toHaveAttribute('data-contrast', 'on');
  await expect(html(page)).not.toHaveAttribute('data-hydrated');
});

test('what is chosen survives hydration and a navigation in the browser', async ({ page }) => {
  await chosen(page, { print: '120', bare: 'on' });
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: '返回官网' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(html(page)).toHaveCSS('font-size', '19.2px');
  await expect(page.locator('aside').locator('visible=true')).toHaveCount(0);
});

test('R10.12 stopped motion closes the slide-out menu at once and moves to the top without a glide', async ({
  page,
}) => {
  await chosen(page, { still: 'on' });
  await answerConsent(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/');
  const menu = page.getByRole('banner').locator('details').first();
  await menu.locator('> summary').click();
  await page.getByRole('banner').locator('summary').first().click();
  expect(await menu.getAttribute('open')).toBeNull();
  await overlayLeft(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('link', { name: '返回顶部' }).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const address of ['/home/signUp', '/help/helpDocument/10001', '/m/']) {
  test(`R10.12 in high contrast ${address} passes axe`, unlessKept(address === '/home/signUp'), async ({ page }) => {
    await chosen(page, { contrast: 'on', still: 'on' });
    await page.goto(address);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('without script there is no switch, and the HTML is the same for everybody', async ({ plainPage, page }) => {
  await plainPage.goto('/home/edu');
  await expect(plainPage.locator('[data-island=display], [data-display-panel]').locator('visible=true')).toHaveCount(0);
  await expect(plainPage.locator('html')).not.toHaveAttribute('data-display');
  const served = await (await page.request.get('/home/edu')).text();
  expect(served.slice(0, served.indexOf('<head>'))).not.toContain('data-');
});
