import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { categories, listOf, pageOf, topic, video } from '../../testing/samples';

const newest = [20040, 20035, 20029, 20020, 20025].map((id) => topic(id));
const whole = {
  '/VZApi/GetFiveHomeNewHq': listOf(newest),
  '/open/v1/information/article/featured': listOf([topic(20006)]),
  '/VZApi/GetHomeNewList': listOf([
    { category: categories[1], articles: [20001, 20002, 20003, 20004].map((id) => topic(id)) },
  ]),
  '/VZApi/GetHotTopic': pageOf([topic(20022), topic(20028)]),
  '/VZApi/GetVideoList': pageOf([video(30001)]),
};

test('the portal stands in the server HTML: lead, picks, subjects, hot list, videos', async () => {
  const { status, html } = await renderRoute(routes, '/info/', whole);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const id of [20040, 20035, 20006, 20001, 20022]) expect(html).toContain(`href="/info/${id}"`);
  expect(html).toContain('href="/video/30001"');
});

test('the four tabs lead exactly where the specification says', async () => {
  const { html } = await renderRoute(routes, '/info', whole);

  for (const link of ['/info/', '/info/cate/99', '/info/hot/', '/info/video/'])
    expect(html).toContain(`href="${link}"`);
  expect(html).toMatch(/href="\/info\/"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/info\/"/);
});

test('a subject shows three titles and leads to the rest', async () => {
  const { html } = await renderRoute(routes, '/info', whole);

  expect(html).toContain('href="/info/20003"');
  expect(html).not.toContain('href="/info/20004"');
  expect(html).toContain('href="/info/cate/1"');
});

test('blocks that fail are left out, the page stays', async () => {
  const { status, html } = await renderRoute(routes, '/info', { '/VZApi/GetFiveHomeNewHq': listOf(newest) });

  expect(status).toBe(200);
  expect(html).not.toContain('编辑精选');
  expect(html).not.toContain('大家在读');
});

test('without its articles the portal is unavailable rather than empty', async () => {
  const { status } = await renderRoute(routes, '/info', { ...whole, '/VZApi/GetFiveHomeNewHq': 502 });

  expect(status).toBe(502);
});

test('the calls are those of the specification, on the base host', async () => {
  const { calls } = await renderRoute(routes, '/info', whole);

  expect(calls).toEqual(
    expect.arrayContaining([
      'get host:base/VZApi/GetFiveHomeNewHq',
      'get host:base/VZApi/GetHomeNewList',
      'get host:base/open/v1/information/article/featured',
    ]),
  );
});
