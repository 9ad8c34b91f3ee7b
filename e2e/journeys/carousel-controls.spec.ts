import { expect, hydrate, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { phone, cases, place, taken, hydratedRow, casesServed } from '../harness/case-row';

test.beforeAll(({ origin }) => casesServed(origin));

test('R10.81 buttons and arrow keys turn the row, say where it stands and stop at its ends', async ({ page }) => {
  // Where it comes to rest counts here: on a busy machine a smooth way there may be cut short.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await hydratedRow(page);
  const [back, on] = [row.getByRole('button', { name: '上一张' }), row.getByRole('button', { name: '下一张' })];
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await on.click();
  await expect(row.getByRole('status')).toHaveText(/^第 2 张，共 \d 张$/);
  const second = await place(row);
  expect(second).toBeGreaterThan(200);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(row)).toBeGreaterThan(second);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place(row)).toBe(second);
  await back.click();
  await expect.poll(() => place(row)).toBe(0);
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect(back).toBeFocused();
  // Forced: Playwright would wait for a button at the end of its row.
  for (let card = 0; card < 8; card += 1) {
    await on.click({ force: true });
    await place(row);
  }
  await expect(on).toHaveAttribute('aria-disabled', 'true');
});

for (const swiped of [false, true])
  test(`a card of which only the edge is seen is shown whole once the keyboard comes to it, ${swiped ? 'with' : 'before'} swiper`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/m/');
    const row = cases(page);
    const rows = row.locator('li li a');
    await row.scrollIntoViewIfNeeded();
    if (swiped) {
      await hydrate(page);
      await taken(row);
    }
    await row.locator('a').first().focus();
    await page.keyboard.press('Tab');
    await expect(rows.first()).toBeFocused();
    await expect(rows.first()).toBeInViewport({ ratio: 1 });
    expect(await place(row)).toBeGreaterThan(0);
    await page.keyboard.press('Shift+Tab');
    await expect(row.locator('a').first()).toBeInViewport({ ratio: 1 });
  });

test('R10.81 arrow keys outside the row leave it alone', everyCase, async ({ page }) => {
  const row = await hydratedRow(page);
  await row.getByRole('button', { name: '下一张' }).click();
  await expect.poll(() => place(row)).toBeGreaterThan(200);
  const at = await place(row);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await place(row)).toBe(at);
});

test('R10.81 the first press on a button, before any script, is what brings the scripts, and it is not lost', async ({
  page,
}) => {
  await page.goto('/');
  const row = cases(page);
  await row.getByRole('button', { name: '下一张' }).click();
  await taken(row);
  await expect.poll(() => place(row)).toBeGreaterThan(200);
});

test('R10.80 with reduced motion the row turns at once', everyCase, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await hydratedRow(page);
  const places = await row.getByRole('button', { name: '下一张' }).evaluate(
    (button: HTMLElement) =>
      new Promise<number[]>((done) => {
        const list = button.closest('[data-swipe-row]')?.querySelector('[data-swipe-list]');
        const seen: number[] = [];
        list?.addEventListener('scroll', () => {
          seen.push(list.scrollLeft);
          requestAnimationFrame(() => requestAnimationFrame(() => done(seen)));
        });
        button.click();
      }),
  );
  expect(new Set(places).size).toBe(1);
});
