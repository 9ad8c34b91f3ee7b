import { readCollegePage } from '@site/shared/calls/college-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { sampleCover } from '@site/shared/testing/sample-cover';
import { news, newsPage } from '../../testing/news-samples';

const answers = answerTo(readCollegePage, ({ pageIndex }) =>
  pageIndex > 2 ? 404 : newsPage([news(60001), news(60008)], 12, pageIndex),
);

test('R2.77 news are listed with their day, newest first as the service sends them', async () => {
  const { status, html, head, calls } = await renderPage('/home/newsList', answers);

  expect(status).toBe(200);
  expect(html).toContain('新闻动态</span></h1>');
  expect(html.indexOf('/home/article/60001')).toBeLessThan(html.indexOf('/home/article/60008'));
  expect(html).toContain('<time class="day" dateTime="2026-10-27">');
  expect(head?.canonical).toBe('/home/newsList');
  expect(calls).toEqual(['post host:base/VZCollege/articleList?typeId=60&pageIndex=1&pageSize=10']);
});

test('R12.127 each piece of news has its drawn picture beside it', async () => {
  const pictured = answerTo(readCollegePage, ({ pageIndex }) =>
    newsPage([news(60001, { cover: { ...sampleCover, word: '七天照常' } }), news(60008)], 2, pageIndex),
  );
  const { html } = await renderPage('/home/newsList', pictured);

  expect(html).toContain('七天照常</text>');
  expect(html.match(/viewBox="0 0 480 270"/g)).toHaveLength(1);
});

test('further pages are links with a title of their own', async () => {
  const { html, head } = await renderPage('/home/newsList?page=2', answers);

  expect(html).toContain('href="/home/newsList"');
  expect(head).toMatchObject({
    title: '新闻动态_版本更新与服务公告_第 2 页-澄播云',
    canonical: '/home/newsList?page=2',
  });
});

test('readers may subscribe', async () => {
  const { html } = await renderPage('/home/newsList', answers);

  expect(html).toContain('href="/rss.xml"');
});

test('a list without news shows an empty state and further links', async () => {
  const { status, html } = await renderPage('/home/newsList', answerTo(readCollegePage, newsPage([])));

  expect(status).toBe(200);
  expect(html).toContain('还没有新闻，先看看直播资讯');
});

test.each([
  ['/home/newsList?page=3', 404],
  ['/home/newsList?page=x', 404],
])('%s answers %i', async (address, expected) => {
  expect((await renderPage(address, answers)).status).toBe(expected);
});

test('a service that fails is no empty list', async () => {
  expect((await renderPage('/home/newsList', { [readCollegePage.path]: 503 })).status).toBe(503);
});
