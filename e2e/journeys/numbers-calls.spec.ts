import { expect, hydrate, navigate, test } from '../harness/browser-test';
import { holdCalls } from '../harness/held-calls';
import { settle, standStill } from '../harness/page-time';
import { exposeShared } from '../harness/shared-module';

// The numbers of the specification that concern calls (R9.1 to R9.4, R9.8 to R9.10, R9.12), on a clock that only the test moves.

for (const { what, from, to, call, limit } of [
  {
    what: 'an article of the help centre, as any call without a limit of its own,',
    from: '/help/helpClassList/502',
    to: '/help/helpDocument/10044',
    call: '**/liveajax/GetHelpArticle',
    limit: 10_000,
  },
  {
    what: 'a list of the information portal',
    from: '/info',
    to: '/info/cate/99',
    call: '**/VZApi/GetTopicByCategory*',
    limit: 5000,
  },
  {
    what: 'the newest of the portal',
    from: '/info/cate/99',
    to: '/info',
    call: '**/VZApi/GetFiveHomeNewHq',
    limit: 5000,
  },
  {
    what: 'a list of the lectures',
    from: '/home/lectureIndex',
    to: '/home/lectureSubitem/2',
    call: '**/VZCollege/articleList*',
    limit: 5000,
  },
  {
    what: 'a marketing content',
    from: '/m/',
    to: '/m/market?id=50001',
    call: '**/open/v1/marketing/detail*',
    limit: 20_000,
  },
]) {
  test(`R7.3 R7.32 R7.37 R7.39 R7.40 R9.1–3 ${what} is given up after ${limit / 1000} s, not before`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(from);
    await hydrate(page);
    const held = await holdCalls(page, call);
    const documents = await holdCalls(page, (url) => url.pathname + url.search === to);
    await standStill(page);
    await navigate(page, to);
    await expect.poll(() => held.requests.length).toBe(1);
    await page.clock.runFor(limit - 1);
    await settle(page);
    await expect(page.getByRole('status').filter({ hasText: '页面加载中' })).toHaveCount(1);
    expect(documents.requests).toEqual([]);
    // Given up, the page is asked for as a whole.
    await page.clock.runFor(1);
    await expect.poll(() => documents.requests.length).toBe(1);
  });
}

type Http = { http: { send: (call: object, request: object, options: object) => Promise<unknown> } };

test('R7.4 R9.4 of the calls that ask for it three run at once, in order; the others do not wait', async ({ page }) => {
  await page.goto('/help/helpCenter');
  await hydrate(page);
  await exposeShared(page, '@site/shared/http', 'calls');
  const held = await holdCalls(page, '**/open/v1/probe/**');
  const asked = () => held.requests.map((request) => new URL(request.url()).pathname.split('/').at(-1));
  await page.evaluate(() => {
    const { http } = (window as unknown as { calls: Http }).calls;
    const probe = { name: 'probe', method: 'get', host: 'cms', sends: 'query', timeout: 10_000 };
    const ask = (name: string, limited: boolean) =>
      void http.send({ ...probe, path: `/open/v1/probe/${name}` }, {}, { limited }).catch(() => undefined);
    for (const name of ['1', '2', '3', '4', '5']) ask(name, true);
    ask('free', false);
  });
  await expect.poll(asked).toEqual(expect.arrayContaining(['1', '2', '3', 'free']));
  expect(asked()).toHaveLength(4);
  await held.answer({ code: 0 });
  await expect.poll(() => asked().at(-1)).toBe('4');
  expect(asked()).toHaveLength(5);
});

const field = 'header input[name=keyword]';
const suggest = '**/v1/help_center/article/suggest*';

test('R3.25 R7.19 R7.21 R7.22 R9.8 R9.9 suggestions are asked for 100 ms after the last key, ten of them, and ten are shown', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/help/helpClassList/101');
  await page.locator(field).focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const held = await holdCalls(page, suggest);
  await standStill(page);
  await page.locator(field).fill('抽');
  await page.clock.runFor(99);
  await page.locator(field).fill(' 抽奖 ');
  await page.clock.runFor(99);
  expect(held.requests).toHaveLength(0);
  await page.clock.runFor(1);
  await expect.poll(() => held.requests.length).toBe(1);
  const { searchParams } = new URL(held.requests[0]?.url() ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ keyWord: '抽奖', size: '10' });
  const suggested = Array.from({ length: 12 }, (_, index) => ({ label: `第 ${index + 1} 篇`, value: 10_001 + index }));
  await held.answer({ code: 0, msg: '', data: { suggest: suggested } });
  await expect(page.locator('header [role=option]')).toHaveText(suggested.slice(0, 10).map(({ label }) => label));
});

test('R7.24 R7.28 R9.10 R9.12 a search asks for ten articles a page and for five hot words, in the words of the specification', async ({
  page,
}) => {
  const bodies = new Map<string, unknown[]>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST')
      bodies.set(pathname, [...(bodies.get(pathname) ?? []), JSON.parse(request.postData() ?? 'null')]);
  });
  await page.goto('/help/helpClassList/101');
  await hydrate(page);
  await page.locator(field).fill('直播');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('关于“直播”的帮助');
  await expect(page.locator('#_content h2 a')).toHaveCount(10);
  expect(bodies.get('/liveajax/GetHelpArticle')).toEqual([{ keywords: '直播', pageIndex: 1, pageSize: 10 }]);
  expect(bodies.get('/v1/help_center/hot_search/page')).toEqual([{ keyword: '', page: 1, size: 5, state: 1 }]);
});
