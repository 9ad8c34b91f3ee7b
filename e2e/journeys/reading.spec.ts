import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';

const read = ['/info/20001', '/home/lectureDetail/40001', '/help/helpDocument/10001', '/search?q=%E6%8A%BD%E5%A5%96'];

/** Texts of the page that lie in the strip of what floats at its side. */
function textsUnderWidget(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = { visibilityProperty: true, opacityProperty: true };
    const floats = [...document.querySelectorAll('aside, aside *')]
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility(seen))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 1 && width < innerWidth / 2);
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.textContent?.trim() || text.parentElement?.closest('svg') || !text.parentElement?.checkVisibility(seen))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const under = boxes.some((box) => floats.some(({ left, right }) => box.left < right && box.right > left));
      if (under) covered.push(text.textContent.trim());
    }
    return covered;
  });
}

for (const width of [390, 1024, 1300])
  test(
    `R12.90 at ${width} px nothing that floats covers text in the largest print`,
    unlessKept(width === 1300),
    async ({ page }) => {
      await answerConsent(page);
      await page.addInitScript(() => localStorage.setItem('site-display', '{"print":"140"}'));
      await page.setViewportSize({ width, height: 900 });
      for (const address of read) {
        await page.goto(address);
        await page.evaluate(() => scrollTo(0, 2_500));
        await expect(page.locator('html[data-scrolled-400]')).toBeAttached();
        expect(await textsUnderWidget(page), address).toEqual([]);
      }
    },
  );

const pieces = ['/home/case?id=41001', '/home/marketing/50001'];
/** Pixels of the footer below what is read; on phones its links stand in more lines. */
const tallest = { 1440: 260, 390: 440 };

test(
  'R12.88 R12.134 what is read ends with a footer that is smaller than itself',
  everyCase,
  async ({ page, complaints }) => {
    for (const address of [...read, ...pieces, '/tag/1', '/home/404', '/m/old-index', '/m/market?id=50001']) {
      await page.goto(address);
      for (const [width, most] of Object.entries(tallest)) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        const height = await page.getByRole('contentinfo').evaluate((one) => one.getBoundingClientRect().height);
        expect(height, `${address} at ${width} px`).toBeLessThanOrEqual(most);
      }
    }
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('404')));
  },
);

const searched = ['/home/case', '/home/404', '/help/helpClassList/502'];

for (const width of [1440, 390])
  test(`R12.91 at ${width} px two search boxes are never in one view`, everyCase, async ({ page }) => {
    await answerConsent(page);
    await page.setViewportSize({ width, height: 844 });
    for (const address of [
      '/help/helpCenter',
      '/help/helpSearch?keyword=%E6%8A%BD%E5%A5%96',
      read[3] ?? '',
      '/tag',
      ...searched,
    ]) {
      await page.goto(address);
      for (const top of [0, 120, 450, 1_200]) {
        const reached = await page.evaluate((to) => {
          scrollTo(0, to);
          return scrollY;
        }, top);
        await expect(
          page.locator(`html${reached > 100 ? '[data-scrolled-100]' : ':not([data-scrolled-100])'}`),
        ).toBeAttached();
        const boxes = page.locator('form[role=search] input:not([type=hidden])').locator('visible=true');
        const inView = await boxes.evaluateAll(
          (all) =>
            all.filter((one) => {
              const { top: start, bottom } = one.getBoundingClientRect();
              return bottom > 0 && start < innerHeight && getComputedStyle(one).visibility === 'visible';
            }).length,
        );
        expect(inView, `${address} at ${top}`).toBeLessThanOrEqual(1);
      }
    }
  });

test('R12.89 on paper stand brand, page, address and day, and nothing of what floats or leads elsewhere', async ({
  page,
}) => {
  await page.goto('/help/helpDocument/10001?utm_source=wx');
  await expect(page.locator('html[data-consent=ask]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));

  await expect(page.locator('[data-paper]').first()).toContainText('澄播云');
  await expect(page.locator('[data-paper]').last()).toHaveText(/\/help\/helpDocument\/10001打印于 \d{4}\/\d+\/\d+$/);
  await expect(
    page.locator('header:visible, footer:visible, aside:visible, [data-consent-choice]:visible'),
  ).toHaveCount(0);
});
