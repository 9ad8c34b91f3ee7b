import type { Page, Request } from '@playwright/test';
import { expect, hydrate, navigate, test } from '../harness/browser-test';

/** Two articles of one leaf, which lead on to each other, and one of another. */
const [first, second, elsewhere] = [10_005, 10_006, 10_020].map((id) => `/help/helpDocument/${id}`);
/** Bytes of content that going to another article may cost. */
const mostBytes = 5 * 1024;

/** What the page asks for from now on, but for pictures and for what it prepares once it is idle. */
function recordRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (!/hashes\.js|http-client|error-styles|\/media\/|\/drawing-|\/-\/(?:pin|page-report)/.test(request.url()))
      asked.push(request);
  });
  return asked;
}

/** Which articles were asked for, in turn. */
const articlesOf = (asked: Request[]) =>
  asked
    .filter((request) => request.url().endsWith('/GetHelpArticle'))
    .map((request) => request.postDataJSON().id as number);

const pathsOf = (asked: Request[]) => asked.map((request) => new URL(request.url()).pathname);

/** Of the body as it came: over HTTP/2 Playwright's own figure holds the head too. */
async function bodyBytes(request: Request): Promise<number> {
  const response = await request.response();
  return Number(await response?.headerValue('content-length'));
}

/** Asserts what the bodies of all answers may weigh together, and names them all if they weigh more. */
async function expectAtMost(bytes: number, asked: Request[]): Promise<void> {
  const sizes = await Promise.all(asked.map(bodyBytes));
  const listed = asked.map((request, index) => `${request.url()} ${sizes[index]} B`).join('\n');
  expect(
    sizes.reduce((total, size) => total + size, 0),
    listed,
  ).toBeLessThan(bytes);
}

/** The page with its tree, which a busy service may leave out of the first rendering. */
async function openWithTree(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(first ?? '');
    const tree = page.getByRole('navigation', { name: '帮助目录', includeHidden: true });
    await expect(tree.locator(`a[href="${second}"]`).first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await hydrate(page);
}

async function goTo(page: Page, address: string | undefined): Promise<void> {
  const before = await page.locator('h1').textContent();
  await navigate(page, address ?? '');
  await expect(page.locator('h1')).not.toHaveText(before ?? '');
}

test('R13.17 from article to article neither the frame nor its menus are fetched again, and content comes compressed', async ({
  page,
}) => {
  await openWithTree(page);
  const asked = recordRequests(page);
  await goTo(page, elsewhere);
  expect(articlesOf(asked)).toContain(10_020);
  expect(pathsOf(asked).filter((path) => !path.endsWith('/GetHelpArticle'))).toEqual([]);
  await expectAtMost(
    mostBytes,
    asked.filter((request) => request.postDataJSON().id === 10_020),
  );
  for (const request of asked) {
    const headers = await (await request.response())?.allHeaders();
    expect([request.url(), headers?.['content-encoding']]).toEqual([request.url(), 'br']);
    expect(headers?.['content-revision']).toMatch(/^[1-9]/);
  }
});

test('R13.17 one call brings an article; one that was seen before comes without any', async ({ page }) => {
  await openWithTree(page);
  const asked = recordRequests(page);
  for (const address of [elsewhere, second, elsewhere]) await goTo(page, address);
  expect(articlesOf(asked).filter((id) => id === 10_020)).toHaveLength(1);
});

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

test('menus that were open are shut on the next page', async ({ page }) => {
  await page.goto('/home/about');
  await hydrate(page);
  const menu = page.locator('details[data-menu]').first();
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
  await goTo(page, '/home/service');
  await expect(menu).not.toHaveAttribute('open', '');
});

test('the keyboard keeps its place in a list that stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(first ?? '');
  await hydrate(page);
  const link = page.getByRole('navigation', { name: '帮助目录' }).locator(`a[href="${second}"]`);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toBeFocused();
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

test('R13.19 a page that nobody sees yet begins nothing; once it is shown it does', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(first ?? '');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-display', '');
  await expect(root).not.toHaveAttribute('data-consent', /./);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect(root).toHaveAttribute('data-consent', /./);
});

/** The page, whose calls for an article all fail from now on, and which has reloaded itself a moment ago. */
async function openWithoutArticles(page: Page): Promise<void> {
  await openWithTree(page);
  await page.route('**/liveajax/GetHelpArticle', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.evaluate(() => {
    sessionStorage.setItem('site-reload', String(Date.now()));
    Object.assign(window, { samePage: true });
  });
}

const isSamePage = (page: Page) => page.evaluate(() => 'samePage' in window);

test('F8: where the data of a navigation cannot be had the page comes as a whole', async ({ page, complaints }) => {
  await openWithoutArticles(page);
  const words = (await page.locator('h1').textContent()) ?? '';
  await Promise.all([page.waitForEvent('load'), navigate(page, elsewhere ?? '')]);
  await expect(page.locator('h1')).not.toHaveText(words);
  await expect(page).toHaveURL(new RegExp(`${elsewhere}$`));
  expect(await isSamePage(page)).toBe(false);
  expect(complaints.splice(0).filter((text) => !text.includes('503'))).toEqual([]);
});

for (const [what, answer] of [
  ['has another code than 0', { code: 7, msg: 'no', data: null }],
  ['has no data', { code: 0 }],
] as const)
  test(`R7.49 F11: where the answer of a navigation ${what} the page comes as a whole, and the log is told`, async ({
    page,
  }) => {
    await openWithTree(page);
    await page.route('**/liveajax/GetHelpArticle', (route) => route.fulfill({ json: answer }));
    const told = page.waitForRequest('**/liveajax/LogCollect');
    await Promise.all([page.waitForEvent('load'), navigate(page, elsewhere ?? '')]);
    await expect(page.locator('h1')).not.toHaveText('服务暂时不可用');
    await expect(page).toHaveURL(new RegExp(`${elsewhere}$`));
    const { logInfo } = (await told).postDataJSON() as { logInfo: string };
    expect(JSON.parse(logInfo)).toMatchObject({ url: '/liveajax/GetHelpArticle', status: 200 });
  });

test('R4.23 F23: a link whose page part is missing is followed as to a document, a moment after a reload too', async ({
  page,
  complaints,
}) => {
  await openWithTree(page);
  await page.evaluate(() => sessionStorage.setItem('site-reload', String(Date.now())));
  await page.route(/\/remotes\/mf-info\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  await Promise.all([page.waitForEvent('load'), navigate(page, '/info')]);
  await expect(page.locator('h1')).not.toHaveText('服务暂时不可用');
  await expect(page).toHaveURL(/\/info$/);
  complaints.length = 0;
});

test('F8: with something typed no page comes as a whole: the failure is said in place', async ({
  page,
  complaints,
}) => {
  await openWithoutArticles(page);
  await page.locator('header input[name=keyword]').fill('白名单');
  await navigate(page, elsewhere ?? '');
  await expect(page.locator('h1')).toHaveText('服务暂时不可用');
  await expect(page.getByRole('link', { name: '重试' })).toHaveAttribute('href', elsewhere ?? '');
  expect(await isSamePage(page)).toBe(true);
  expect(complaints.splice(0).filter((text) => !text.includes('503'))).toEqual([]);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [address, links] of [
    [first, 'main a[href^="/help/helpDocument/"]:visible'],
    ['/info/20001', 'main a[href^="/info/2"]:visible'],
  ] as const)
    test(`a link of ${address} that is tapped changes no colour step by step: the next page would wait for each frame`, async ({
      page,
    }) => {
      await page.goto(address ?? '');
      await hydrate(page);
      const link = page.locator(links).last();
      await link.scrollIntoViewIfNeeded();
      const changes = await page.evaluateHandle(() => {
        const properties: string[] = [];
        addEventListener('transitionrun', (event) => properties.push((event as TransitionEvent).propertyName), true);
        return properties;
      });
      const before = await page.locator('h1').textContent();
      await link.tap();
      await expect(page.locator('h1')).not.toHaveText(before ?? '');
      expect((await changes.jsonValue()).filter((name) => name === 'color')).toEqual([]);
    });
});
