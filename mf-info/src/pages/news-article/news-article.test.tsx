import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { news, wholeNews } from '../../testing/news-samples';
import { answer, pageOf } from '../../testing/samples';

type Call = { params: Record<string, unknown> };

const answers = {
  '/VZCollege/articleinfo': ({ params }: Call) => {
    if (params.id === 60001) return answer(wholeNews(60001));
    return params.id === 40001 ? answer(wholeNews(40001, { type: 1 })) : 404;
  },
  '/VZCollege/articleList': pageOf([news(60001), news(60008), news(60007)]),
};

test('news stands whole in the server HTML, with its headings as a list', async () => {
  const { status, html } = await renderRoute(routes, '/home/article/60001', answers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<h2 id="xin-zeng">新增</h2>');
  expect(html).toContain('href="#xiu-fu"');
  expect(html).toContain('href="/home/article/60003"');
});

test('other news stand beside it, itself does not', async () => {
  const { html } = await renderRoute(routes, '/home/article/60001', answers);

  expect(html).toContain('href="/home/article/60008"');
  expect(html).not.toContain('href="/home/article/60001"');
});

test('search engines get the article and its partner on phones', async () => {
  const { head } = await renderRoute(routes, '/home/article/60001', answers);

  expect(head).toMatchObject({
    title: '新闻 60001_新闻动态-澄播云',
    alternate: '/m/article?id=60001',
    published: '2026-10-27',
  });
  expect(head?.jsonLd?.[0]).toMatchObject({ '@type': 'NewsArticle', headline: '新闻 60001' });
});

test('without an id the visitor is sent to the list, with a lecture’s id to the lecture', async () => {
  expect((await renderRoute(routes, '/home/article', answers)).location).toBe('/home/newsList');
  expect((await renderRoute(routes, '/home/article/40001', answers)).location).toBe('/home/lectureDetail/40001');
});

test.each(['/home/article/69999', '/home/article/abc'])('%s is not found', async (address) => {
  expect((await renderRoute(routes, address, answers)).status).toBe(404);
});

test('without the other news the article still stands and leads to the list', async () => {
  const { status, html } = await renderRoute(routes, '/home/article/60001', {
    ...answers,
    '/VZCollege/articleList': 500,
  });

  expect(status).toBe(200);
  expect(html).toContain('全部新闻动态');
});
