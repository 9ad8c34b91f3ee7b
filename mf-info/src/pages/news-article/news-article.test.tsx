import { readCollegeArticle } from '@site/shared/calls/college-article';
import { readCollegePage } from '@site/shared/calls/college-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { fullNews, news, newsPage } from '../../testing/news-samples';

const answers = {
  ...answerTo(readCollegeArticle, ({ id }) => {
    if (id === 60001) return fullNews(60001);
    return id === 40001 ? fullNews(40001, { type: 1 }) : 404;
  }),
  ...answerTo(readCollegePage, newsPage([news(60001), news(60008), news(60007)])),
};

test('R2.79 news is complete in the server HTML, with its headings as a list', async () => {
  const { status, html } = await renderPage('/home/article/60001', answers);

  expect(status).toBe(200);
  expect(html).toContain('<h2 id="xin-zeng">新增</h2>');
  expect(html).toContain('href="#xiu-fu"');
  expect(html).toContain('href="/home/article/60003"');
});

test('other news are beside it, itself is not', async () => {
  const { html } = await renderPage('/home/article/60001', answers);

  expect(html).toContain('href="/home/article/60008"');
  expect(html).not.toContain('href="/home/article/60001"');
});

test('search engines get the article and its phone counterpart', async () => {
  const { head } = await renderPage('/home/article/60001', answers);

  expect(head).toMatchObject({
    title: '新闻 60001_新闻动态-澄播云',
    alternate: '/m/article?id=60001',
    published: '2026-10-27',
  });
  expect(head?.jsonLd?.[0]).toMatchObject({ '@type': 'NewsArticle', headline: '新闻 60001' });
});

test('R2.79 without an id it redirects to the list, with a lecture’s id to the lecture', async () => {
  expect((await renderPage('/home/article', answers)).location).toBe('/home/newsList');
  expect((await renderPage('/home/article/40001', answers)).location).toBe('/home/lectureDetail/40001');
});

test.each(['/home/article/69999', '/home/article/abc'])('%s is not found', async (address) => {
  expect((await renderPage(address, answers)).status).toBe(404);
});

test('without the other news the article still renders and links to the list', async () => {
  const { status, html } = await renderPage('/home/article/60001', {
    ...answers,
    [readCollegePage.path]: 500,
  });

  expect(status).toBe(200);
  expect(html).toContain('全部新闻动态');
});
