import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { categories, listOf, pageOf, topic } from '../../testing/samples';

type Call = { params: Record<string, unknown> };

const answers = {
  '/VZApi/GetHotTopic': ({ params }: Call) =>
    Number(params.pageIndex) > 2 ? 404 : pageOf([topic(20006, { views: 15860 })], 20, Number(params.pageIndex)),
  '/VZApi/GetTopicCategory': listOf(categories),
};

test('the ranking shows how often an article was read and says that the figure is an example', async () => {
  const { status, html, head } = await renderRoute(routes, '/info/hot/', answers);

  expect(status).toBe(200);
  expect(html).toContain('15,860');
  expect(html).toContain('示例数据');
  expect(head?.canonical).toBe('/info/hot/');
});

test('ranks go on over the pages', async () => {
  const { html } = await renderRoute(routes, '/info/hot?page=2', answers);

  expect(html).toContain('<ol class="ranking" start="11"');
});

test('a page beyond the last is not found', async () => {
  expect((await renderRoute(routes, '/info/hot?page=3', answers)).status).toBe(404);
});

test('the page depends on its list: a failing call is not an empty page', async () => {
  expect((await renderRoute(routes, '/info/hot', { ...answers, '/VZApi/GetHotTopic': 503 })).status).toBe(503);
});
