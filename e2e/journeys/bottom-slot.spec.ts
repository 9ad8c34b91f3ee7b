import type { Locator, Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { mostFilledButtons } from '../harness/filled-buttons';
import { visitedPages } from '../urls/visited-pages';

// One bar at the lower edge and the question for consent above it; none over a form, a comparison or what somebody writes.

const bar = (page: Page) => page.locator('[data-bottom-bar] > div').last();

/** Whether the bar stands in the window, wherever an animation along the scroll position has moved it. */
function standsInWindow(page: Page): Promise<boolean> {
  return bar(page).evaluate((element) => element.getBoundingClientRect().top < innerHeight - 1);
}

test.use({ viewport: { width: 390, height: 844 } });

test('R13.2 from the first visit on phones have phone, consultation, trial and the way up; the question for consent stands above them', async ({
  page,
}) => {
  await page.goto('/home/daobo');
  const question = page.getByRole('region', { name: '隐私设置' });
  await expect(question).toBeVisible();
  for (const name of ['电话', '在线咨询', '免费试用 7 天'])
    await expect(
      bar(page)
        .getByText(name, { exact: name === '免费试用 7 天' })
        .first(),
    ).toBeVisible();
  await page.mouse.wheel(0, 1_000);
  const way = page.locator('[data-bottom-bar] [data-scroll-top]');
  await expect(way).toBeVisible();
  const edges = (one: Locator) =>
    one.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom) };
    });
  const [below, asked, up] = [await edges(bar(page)), await edges(question), await edges(way)];
  expect(asked.top).toBeGreaterThan(700);
  expect(asked.bottom).toBe(below.top);
  expect(up.bottom).toBeLessThan(asked.top);
});

test('R13.3 the bar stays away from the form and from a comparison, and comes back behind them', async ({ page }) => {
  await answerConsent(page);
  for (const [address, wanted] of [
    ['/home/daobo', '#lead form'],
    ['/home/service', '[role=table] [id^=compare-] >> nth=3'],
    ['/m/service', '[id^=functions-] >> nth=3'],
  ] as const) {
    await page.goto(address);
    expect(await standsInWindow(page), address).toBe(true);
    await page
      .locator(wanted)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(() => standsInWindow(page), address).toBe(false);
    await page
      .locator('footer')
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect.poll(() => standsInWindow(page), address).toBe(true);
  }
});

test('in wide windows the bar of phone pages stays in the header, beside a form too', async ({ page }) => {
  await answerConsent(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/m/edu');
  const place = await bar(page).boundingBox();
  await page.locator('#lead form').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(page.locator('#lead form')).toBeInViewport();
  expect(await bar(page).boundingBox()).toEqual(place);
  await page.locator('#lead input').first().focus();
  await expect(bar(page)).toBeVisible();
});

test('R13.3 whoever writes has no bar above the keys, and the keyboard still reaches the bar beside a form', async ({
  page,
}) => {
  await answerConsent(page);
  await page.goto('/home/daobo');
  const name = page.locator('#lead input').first();
  await name.focus();
  await expect(bar(page)).toBeHidden();
  await name.blur();
  await expect(bar(page)).toBeVisible();
  await bar(page).getByText('在线咨询').focus();
  await expect.poll(() => standsInWindow(page)).toBe(true);
});

test('without script too whoever writes has no bar above the keys', async ({ plainPage }) => {
  await plainPage.setViewportSize({ width: 390, height: 844 });
  await plainPage.goto('/home/daobo');
  await expect(bar(plainPage)).toBeVisible();
  await plainPage.locator('#lead input:not([type=hidden])').first().focus();
  await expect(bar(plainPage)).toBeHidden();
});

/** Runs in the page: the words of the article that reach beyond `left` where a row that scrolls does not cut them off. */
function textBeyond(left: number): string[] {
  function cutAt(element: Element | null): number {
    if (!element) return Infinity;
    const own = getComputedStyle(element).overflowX === 'visible' ? Infinity : element.getBoundingClientRect().right;
    return Math.min(own, cutAt(element.parentElement));
  }
  const found: string[] = [];
  const text = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = text.nextNode(); node; node = text.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const edge = Math.max(0, ...[...range.getClientRects()].filter((box) => box.width > 1).map((box) => box.right));
    if (Math.min(edge, cutAt(node.parentElement)) > left) found.push(node.textContent?.trim() ?? '');
  }
  return found.filter(Boolean);
}

for (const width of [1024, 1180, 1300])
  test(
    `R13.4 at ${width} px what floats at the right edge lies over no words`,
    unlessKept(width === 1180),
    async ({ page }) => {
      await answerConsent(page);
      await page.setViewportSize({ width, height: 900 });
      for (const address of ['/', '/home/service', '/home/lectureDetail/40001']) {
        await page.goto(address);
        const floating = page.locator('aside:visible').filter({ has: page.locator('ul') });
        const left = await floating.first().evaluate((element) => element.getBoundingClientRect().left);
        expect(left, address).toBeGreaterThan(width - 100);
        expect(await page.evaluate(textBeyond, left), address).toEqual([]);
      }
    },
  );

const crowded = ['/', '/home/service', '/home/case', '/home/microMarketing', '/help/helpCenter', '/m/'];

for (const width of [390, 1440])
  for (const address of new Set([...crowded, ...visitedPages().map((page) => page.address)]))
    test(
      `R13.15 at ${width} px no view of ${address} has more than two filled buttons`,
      unlessKept(width === 390 && crowded.includes(address)),
      async ({ page, complaints }) => {
        await answerConsent(page);
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address);
        const found = await mostFilledButtons(page);
        expect(found.length, found.join(', ')).toBeLessThanOrEqual(2);
        // Some of the pages are those for lost addresses.
        complaints.length = 0;
      },
    );
