import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';

const address = '/video/30001';
const chunk = /\/client\/player\.[^/]+\.js/;
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const player = (page: Page) => page.getByRole('region', { name: /^演示：/ });
const slider = (page: Page) => page.getByRole('slider', { name: '进度' });
const shown = (page: Page) => page.locator('a[data-show-at][aria-current]');
const seconds = async (place: Locator) => Number(await place.inputValue());

/** Files of the player that the page asked for. */
function watchChunk(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (chunk.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Where the box of the video and what follows it lie in the page. */
function boxes(page: Page) {
  return page.locator('[data-stays], [data-stays] + *').evaluateAll((all) =>
    all.map((one) => {
      const { left, width, height } = one.getBoundingClientRect();
      return [left, width, height].map(Math.round);
    }),
  );
}

for (const viewport of sizes) {
  test(
    `R12.33 a video is watched with the keyboard at ${viewport.width} px: nothing of the player comes before play, and nothing moves when it does`,
    unlessKept(viewport.width < 800),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const asked = watchChunk(page);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await page.content()).not.toMatch(/\/player\.\w+\.js/);

      await expect(page.locator('#_content img[src*="/stills-video-30001-"]')).toHaveCount(3);
      const before = await boxes(page);
      await page.getByRole('button', { name: /^播放：/ }).press('Enter');
      await expect(player(page)).toBeFocused();
      expect(asked).toHaveLength(1);
      expect(await boxes(page)).toEqual(before);
      await expect.poll(() => seconds(slider(page))).toBeGreaterThan(0.4);

      await page.keyboard.press('k');
      await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
      const first = await shown(page).textContent();
      await page.keyboard.press('2');
      await expect(shown(page)).not.toHaveText(first ?? '');
      const chapter = await seconds(slider(page));
      await page.keyboard.press('ArrowRight');
      expect(await seconds(slider(page))).toBe(chapter + 5);
      await page.keyboard.press('c');
      await expect(player(page).locator('[aria-live]')).toHaveCount(0);
      await page.keyboard.press('c');
      // What the header covers in part is no small target.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeViolations(page)).toEqual([]);

      // The transcript moves along, until its reader says otherwise.
      await page.keyboard.press('3');
      await page.keyboard.press('k');
      await expect(shown(page)).toBeInViewport();
      await page.getByRole('switch', { name: '跟随播放' }).press(' ');
      await expect(page.getByRole('switch', { name: '跟随播放' })).not.toBeChecked();

      await page.reload();
      await hydrate(page);
      await expect(page.locator('[data-stays]')).toContainText(/(?!00:00)\d\d:\d\d \/ /);
    },
  );
}

/** What only code that plays has: of its stages, its frame and its scenes. */
const marks = ["'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC'", 'data-frame'];

/** Scripts that the page loaded and that hold code of the player. */
function watchPlayerCode(page: Page): Promise<string>[] {
  const read: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = response.text().catch(() => '');
    read.push(text.then((code) => (marks.some((mark) => code.includes(mark)) ? response.url() : '')));
  });
  return read;
}

const softly = [
  { from: '/info/video', link: /^\/video\/\d+/, width: 1440 },
  { from: '/home/lectureIndex', link: /^\/home\/lectureDetail\/\d+/, width: 1440 },
  { from: '/m/lecture_h5', link: /^\/m\/lecture_detail_h5\?id=\d+/, width: 390 },
];

test(
  'R12.135 no code that plays comes before somebody plays, by what scripts hold, after a navigation within the site too',
  everyCase,
  async ({ page }) => {
    const read = watchPlayerCode(page);
    for (const { from, link, width } of softly) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(from);
      await hydrate(page);
      const loaded = await page.evaluate(() => performance.timeOrigin);
      const hrefs = await page
        .locator('#_content a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      const href = hrefs.find((one) => link.test(one)) ?? '';
      await page.locator(`#_content a[href="${href}"]`).locator('visible=true').first().click();
      await expect(page).toHaveURL(href);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => performance.timeOrigin), from).toBe(loaded);
    }
    expect(read.length).toBeGreaterThan(20);
    expect((await Promise.all(read)).filter(Boolean)).toEqual([]);

    await page.goto(address);
    await page.getByRole('button', { name: /^播放：/ }).click();
    await expect(player(page)).toBeVisible();
    // Else the marks would find nothing.
    expect((await Promise.all(read)).filter(Boolean).length).toBeGreaterThan(0);
  },
);

test('R12.32 without script the film has controls, captions and every moment of the transcript, and answers ranges', async ({
  plainPage,
  request,
}) => {
  await plainPage.goto(address);
  const film = plainPage.locator('video[controls]');
  await expect(film).toBeVisible();
  await expect(plainPage.getByRole('button', { name: /^播放：/ })).toBeHidden();
  const files = await film
    .locator('source, track')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  expect(files).toHaveLength(4);
  for (const file of files) {
    // Captions are packed on their way, and a server in front may give a packed file as a whole only.
    const headers = { range: 'bytes=0-5', 'accept-encoding': 'identity' };
    const part = await request.get(file, { headers });
    expect([part.status(), (await part.body()).length], file).toEqual([206, 6]);
    expect(part.headers()['cache-control'], file).toContain('immutable');
  }
  const moments = await plainPage
    .locator('a[data-show-at]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(moments.length).toBeGreaterThan(8);
  expect(moments.filter((link) => !link.startsWith(`${files[0]}#t=`))).toEqual([]);
});

test('R12.32 where the player does not arrive the film plays in its place, from the moment that was asked for', async ({
  page,
  complaints,
}) => {
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  await page.locator('a[data-show-at]').nth(4).click();
  const film = page.locator('video[controls]');
  await expect(film).toBeVisible();
  const wanted = Number(await page.locator('a[data-show-at]').nth(4).getAttribute('data-show-at'));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(wanted);
  complaints.length = 0;
});

test('an address with a moment begins there', async ({ page }) => {
  await page.goto(`${address}?t=20`);
  await page.getByRole('button', { name: /^播放：/ }).click();
  await expect(player(page)).toBeVisible();
  expect(await seconds(slider(page))).toBeGreaterThanOrEqual(20);
});
