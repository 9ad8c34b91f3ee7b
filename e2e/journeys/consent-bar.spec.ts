import type { Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { shiftsOf, watchShifts } from '../harness/layout-shifts';

const bar = (page: Page) => page.getByRole('region', { name: '隐私设置' });

test('without script nobody is asked: nothing runs that would need consent', async ({ plainPage }) => {
  await plainPage.goto('/');
  await expect(plainPage.locator('[data-consent-choice]').first()).toBeHidden();
  await plainPage.locator('footer [data-consent-open]').click();
  await expect(plainPage.locator('#privacy-consent')).toBeInViewport();
});

test('the HTML is the same whatever a visitor chose, and the bar shifts nothing', async ({ page, context }) => {
  await watchShifts(page);
  const asked = await (await page.goto('/home/entmarket'))?.text();
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: '仅必要' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
  const other = await context.newPage();
  expect(await (await other.goto('/home/entmarket'))?.text()).toBe(asked);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const) {
  test(
    `at ${width} px two answers of equal size and no other bar at the bottom, clean for axe`,
    unlessKept(width === 1440 || width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/home/entmarket');
      await expect(bar(page)).toBeVisible();
      const sizes = await bar(page)
        .getByRole('button')
        .evaluateAll((buttons: HTMLElement[]) =>
          buttons.map((one) => [one.offsetWidth, one.offsetHeight, getComputedStyle(one).fontWeight].join()),
        );
      expect(new Set(sizes).size).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
      await page.mouse.wheel(0, 600);
      await expect(page.locator('html[data-scrolled-400]')).toBeAttached();
      const below =
        width < 768
          ? page.locator('[data-bottom-bar] > div').last()
          : page.locator('[data-reservation-bar] > div').first();
      await expect(below).toBeHidden();
    },
  );
}

test('on pages for phones the other bar waits for the answer, but for wide windows, where it stands in the header', async ({
  page,
}) => {
  await page.goto('/m/');
  const below = page.locator('[data-bottom-bar] > div').last();
  await expect(below).toBeVisible();
  expect(await below.boundingBox()).toEqual(
    expect.objectContaining({
      y: 0,
      height: await page.locator('header').evaluate((header: HTMLElement) => header.offsetHeight),
    }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(below).toBeHidden();
  await bar(page).getByRole('button', { name: '仅必要' }).click();
  await expect(below).toBeVisible();
});

test('Escape leaves the bar where nothing was chosen yet, and gives back what was chosen before', async ({ page }) => {
  await page.goto('/home/entmarket');
  const again = page.locator('footer [data-consent-open]');
  await again.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: '仅必要' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(again).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'denied');
});
