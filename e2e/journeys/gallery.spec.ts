import { expect, test as base } from '../harness/browser-test';
import { galleryFaults, partAddresses } from '../harness/gallery-faults';
import { GalleryProcess } from '../harness/gallery-process';
import { everyCase, unlessKept } from '../harness/every-case';

let gallery: Promise<GalleryProcess> | undefined;

// As a fixture of the worker it would make a worker of its own, which begins after all others have ended.
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  baseURL: async ({}, provide) => provide((await (gallery ??= GalleryProcess.start())).origin),
});

test.afterAll(async () => {
  await (await gallery)?.stop();
  gallery = undefined;
});

const field = '/gallery/shared/lead-field';
const drawing = '/gallery/drawings/cover-chain';
const desk = '/gallery/mf-marketing/home-online-shop-live-console';

test('R12.150 the gallery lists parts by workspace, finds one, and shows its states in windows of both widths', async ({
  page,
  complaints: _none,
}) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['shared', 'drawings', 'mf-marketing']);

  await page.keyboard.press('/');
  await page.keyboard.type('lead-field');
  await expect(page.locator('[data-row]:visible')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('lead-field');
  const windows = page.getByRole('region', { name: 'invalid' }).locator('iframe');
  await expect(windows).toHaveCount(2);
  const words = windows.first().contentFrame().getByRole('textbox');
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  expect(await words.evaluate(() => window.innerWidth)).toBe(390);
  expect(
    await windows
      .last()
      .contentFrame()
      .locator('body')
      .evaluate(() => window.innerWidth),
  ).toBe(1440);

  await page.goto(`${field}?state=filled&width=390`);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('R12.150 a console runs in the gallery as in its page', async ({ page, complaints: _none }) => {
  await page.goto(desk.replace('/gallery/', '/gallery/alone/'));
  await page.getByRole('button', { name: '冻干水果罐' }).click();
  await expect(page.locator('[data-says]')).toHaveText('正在讲「冻干水果罐」，会员价 ¥62');
});

for (const width of [390, 1440])
  test(
    `R12.150 at ${width} px a field, a drawing and a console are without a fault`,
    unlessKept(width === 390),
    async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await galleryFaults(page, [field, drawing, desk], complaints)).toEqual([]);
    },
  );

for (const width of [390, 1440])
  test(
    `R12.150 at ${width} px every part of the gallery is without a fault`,
    everyCase,
    async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      const parts = await partAddresses(page);
      expect(parts.length).toBeGreaterThan(200);
      expect(await galleryFaults(page, parts, complaints)).toEqual([]);
    },
  );
