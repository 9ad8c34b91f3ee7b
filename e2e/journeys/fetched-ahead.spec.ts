import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../harness/browser-test';
import { elsewhere, recordRequests, articlesOf, pathsOf, openWithTree } from '../harness/visited-articles';

/** Settles once the browser has said which of the links are in view, and has been idle after it. */
function untilSeen(page: Page, links: string): Promise<void> {
  return page.evaluate(async (selector) => {
    const idle = () => new Promise((done) => requestIdleCallback(done));
    await idle();
    await new Promise((done) => new IntersectionObserver(done).observe(document.querySelector(selector) as Element));
    await idle();
  }, links);
}

test('the article that follows is fetched before anybody has come to its link', async ({ page }) => {
  const asked = recordRequests(page);
  await openWithTree(page);
  const next = page.locator('main a[rel=next]');
  const id = Number((await next.getAttribute('href'))?.split('/').pop());
  await expect.poll(() => articlesOf(asked)[0]).toBe(id);
  await expect(next).not.toBeInViewport();
});

test('at the end of the row it is the article before', async ({ page }) => {
  const asked = recordRequests(page);
  await page.goto('/info/20001');
  await hydrate(page);
  await expect(page.locator('main a[rel=next]')).toHaveCount(0);
  const before = page.locator('main a[rel=prev]');
  const id = (await before.getAttribute('href'))?.split('/').pop();
  await expect
    .poll(() => asked.map((request) => request.url()).filter((url) => url.includes(`id=${id}`)))
    .not.toEqual([]);
  await expect(before).not.toBeInViewport();
});

test('what an article leads on to is fetched once it is in view, a few pages at most, and then comes without a call', async ({
  page,
}) => {
  const asked = recordRequests(page);
  await openWithTree(page);
  const next = page.locator('main a[rel=next]');
  await next.scrollIntoViewIfNeeded();
  const id = Number((await next.getAttribute('href'))?.split('/').pop());
  await expect.poll(() => articlesOf(asked)).toContain(id);
  await untilSeen(page, 'main a[rel=next]');
  await expect.poll(async () => (await Promise.all(asked.map((one) => one.response()))).length).toBe(asked.length);
  expect(articlesOf(asked).length).toBeLessThanOrEqual(6);

  const words = (await page.locator('h1').textContent()) ?? '';
  await next.click();
  await expect(page.locator('h1')).not.toHaveText(words);
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  expect(articlesOf(asked).filter((one) => one === id)).toHaveLength(1);
});

test('for visitors who save data nothing is fetched before a press', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openWithTree(page);
  const asked = recordRequests(page);
  await page.locator('main a[rel=next]').scrollIntoViewIfNeeded();
  await untilSeen(page, 'main a[rel=next]');
  expect(articlesOf(asked)).toEqual([]);
});

test('R13.18 a press on a link fetches its page before the finger is lifted; a link to elsewhere is left alone', async ({
  page,
}) => {
  await openWithTree(page);
  const asked = recordRequests(page);
  const link = page.locator('main a[href^="/help/helpClassList/"]').filter({ visible: true }).first();
  const address = (await link.getAttribute('href')) ?? '';
  const lists = () => asked.filter((request) => request.postDataJSON()?.classId !== undefined);
  await link.dispatchEvent('pointerdown');
  await expect.poll(lists).toHaveLength(1);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('h1')).toBeVisible();
  expect(lists()).toHaveLength(1);
});

test('R13.18 a press on a link to another section fetches its code and its data', async ({ page }) => {
  await page.goto(elsewhere ?? '');
  await hydrate(page);
  const asked = recordRequests(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/info/20001', textContent: '资讯' });
    document.querySelector('main')?.append(link);
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await expect.poll(() => pathsOf(asked).filter((path) => /mf-info\/.*\/info-id\..*\.js/.test(path))).toHaveLength(1);
  await expect.poll(() => pathsOf(asked)).toContain('/VZApi/GetTopicDetail');
});

type Preload = { key: { url: string }; status: string };

test('R13.18 before hydration a link that somebody rests on is fetched by the rules of the header, and one with a query is not', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  const fetched = new Set<string>();
  browser.on('Preload.prefetchStatusUpdated', ({ key, status }: Preload) => {
    if (status === 'Ready') fetched.add(new URL(key.url).pathname);
  });
  await browser.send('Preload.enable');
  await page.goto('/help/helpCenter');
  await page.evaluate(() => {
    const place = document.querySelector('main');
    for (const address of ['/home/about?from=mail', '/home/about'])
      place?.prepend(Object.assign(document.createElement('a'), { href: address, textContent: address }));
  });
  await page.locator('a[href="/home/about?from=mail"]').hover();
  const link = page.locator('main a[href="/home/about"]').first();
  // The rules may come after the first rest of the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => [...fetched], { timeout: 1500 }).toEqual(['/home/about']);
  }).toPass();
});
