import type { Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { shiftsOf, watchShifts } from '../harness/layout-shifts';
import { waitFor } from '../harness/wait';

const bar = (page: Page) => page.getByRole('region', { name: '隐私设置' });

test('without script nobody is asked: nothing runs that would need consent', async ({ plainPage }) => {
  await plainPage.goto('/');
  await expect(plainPage.locator('[data-consent-choice]').first()).toBeHidden();
  await plainPage.locator('footer [data-consent-open]').click();
  await expect(plainPage.locator('#privacy-consent')).toBeInViewport();
});

/** A page of a site that has just started may go without a part that comes too late, and has it the next time. */
async function wholePage(address: string): Promise<string> {
  let last = '';
  return waitFor(`${address} is answered twice alike`, async () => {
    const text = await (await fetch(address)).text();
    const isSame = text === last;
    last = text;
    return isSame && text;
  });
}

test('the HTML is the same whatever a visitor chose, and the bar shifts nothing', async ({ page, context, origin }) => {
  await watchShifts(page);
  const asked = await wholePage(`${origin}/home/entmarket`);
  expect(await (await page.goto('/home/entmarket'))?.text()).toBe(asked);
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
    `R13.2 at ${width} px two answers of equal size above the bar at the bottom, clean for axe`,
    unlessKept(width === 1440 || width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
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
      await expect(below).toBeVisible();
      await expect
        .poll(async () => {
          const [asked, bottom] = await Promise.all([bar(page).boundingBox(), below.boundingBox()]);
          return (bottom?.y ?? 0) - (asked?.y ?? height) - (asked?.height ?? 0);
        })
        .toBeGreaterThanOrEqual(0);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}

test('on pages for phones the other bar stands in the header of wide windows, below the question in narrow ones', async ({
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
  await expect(below).toBeVisible();
  const place = await below.boundingBox();
  await bar(page).getByRole('button', { name: '仅必要' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await below.boundingBox()).toEqual(place);
});

/** What of the first screen is read or used: headings, pictures and stages. */
const read = 'main h1, main h2, main figure, main [data-console]';

test('R13.2 in wide windows the question covers neither heading, picture nor stage of a first screen', async ({
  page,
}) => {
  for (const address of ['/', '/home/daobo', '/home/case', '/home/entmarket', '/m/']) {
    await page.goto(address);
    await expect(bar(page)).toBeVisible();
    const covered = await page.evaluate((parts) => {
      const asked = document.querySelector('section[data-later]:has([data-consent-choice])')?.getBoundingClientRect();
      const isBelow = (box: DOMRect) =>
        // What only a screen reader reads has no height.
        asked && box.height > 1 && box.left < asked.right && box.top < asked.bottom && box.bottom > asked.top;
      return [...document.querySelectorAll(parts)]
        .filter((part) => isBelow(part.getBoundingClientRect()))
        .map((part) => part.textContent.slice(0, 20));
    }, read);
    expect(covered, address).toEqual([]);
  }
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
