import { readCollegePage } from '@site/shared/calls/college-page';
import { renderPage } from '@site/shared/testing/render-page';
import { collegeAnswers } from '../../testing/samples';

test('R2.103 a piece of news is complete, with other news but not itself', async () => {
  const { status, html, calls } = await renderPage('/m/article?id=60001', collegeAnswers);

  expect(status).toBe(200);
  expect(html).toContain('<h2 id="fu-pan">复盘</h2>');
  expect(html).toContain('href="/m/article?id=60002"');
  expect(html).not.toContain('href="/m/article?id=60001"');
  expect(calls).toContain('post host:base/VZCollege/articleList?typeId=60&pageSize=5');
});

test('search engines get the news and its counterpart', async () => {
  const { head } = await renderPage('/m/article?id=60001', collegeAnswers);

  expect(head).toMatchObject({ title: '文章 60001_新闻动态手机版-澄播云', canonical: '/home/article/60001' });
  expect(head?.jsonLd).toMatchObject([{ '@type': 'NewsArticle', headline: '文章 60001' }]);
});

test('R2.103 without an id all news is listed', async () => {
  const { status, html, head } = await renderPage('/m/article', collegeAnswers);

  expect(status).toBe(200);
  for (const id of [60001, 60011]) expect(html).toContain(`href="/m/article?id=${id}"`);
  expect(head?.canonical).toBe('/home/newsList');
});

test('a lecture has a page of its own', async () => {
  const { status, location } = await renderPage('/m/article?id=40001', collegeAnswers);

  expect({ status, location }).toEqual({ status: 302, location: '/m/lecture_detail_h5?id=40001' });
});

test.each(['69999', 'abc'])('id %s is a 404 in place', async (id) => {
  expect((await renderPage(`/m/article?id=${id}`, collegeAnswers)).status).toBe(404);
});

test('without the other news the article still renders', async () => {
  const { status, html } = await renderPage('/m/article?id=60001', {
    ...collegeAnswers,
    [readCollegePage.path]: 500,
  });

  expect(status).toBe(200);
  expect(html).not.toContain('其他动态');
});
