import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { news } from '../../testing/news-samples';
import { pageOf } from '../../testing/samples';

type Call = { params: Record<string, unknown> };

const answers = {
  '/VZCollege/articleList': ({ params }: Call) =>
    Number(params.pageIndex) > 2 ? 404 : pageOf([news(60001), news(60008)], 12, Number(params.pageIndex)),
};

test('news are listed with their day, newest first as the service sends them', async () => {
  const { status, html, head, calls } = await renderRoute(routes, '/home/newsList', answers);

  expect(status).toBe(200);
  expect(html).toContain('新闻动态</h1>');
  expect(html.indexOf('/home/article/60001')).toBeLessThan(html.indexOf('/home/article/60008'));
  expect(html).toContain('<time class="day" dateTime="2026-10-27">');
  expect(head?.canonical).toBe('/home/newsList');
  expect(calls).toEqual(['post host:base/VZCollege/articleList?typeId=60&pageIndex=1&pageSize=10']);
});

test('further pages are links with a title of their own', async () => {
  const { html, head } = await renderRoute(routes, '/home/newsList?page=2', answers);

  expect(html).toContain('href="/home/newsList"');
  expect(head).toMatchObject({
    title: '新闻动态_版本更新与服务公告_第 2 页-澄播云',
    canonical: '/home/newsList?page=2',
  });
});

test('readers may subscribe', async () => {
  const { html } = await renderRoute(routes, '/home/newsList', answers);

  expect(html).toContain('href="/rss.xml"');
});

test('a list without news says so and leads on', async () => {
  const { status, html } = await renderRoute(routes, '/home/newsList', { '/VZCollege/articleList': pageOf([]) });

  expect(status).toBe(200);
  expect(html).toContain('还没有新闻，先看看直播资讯');
});

test.each([
  ['/home/newsList?page=3', 404],
  ['/home/newsList?page=x', 404],
])('%s answers %i', async (address, expected) => {
  expect((await renderRoute(routes, address, answers)).status).toBe(expected);
});

test('a service that fails is no empty list', async () => {
  expect((await renderRoute(routes, '/home/newsList', { '/VZCollege/articleList': 503 })).status).toBe(503);
});
