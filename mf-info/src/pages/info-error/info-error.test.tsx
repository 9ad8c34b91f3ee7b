import { readHotTopicPage } from '@site/shared/calls/topic-hot';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { pageOf, topic } from '../../testing/samples';

const answers = answerTo(readHotTopicPage, pageOf([topic(20022)]));

test.each([
  ['/info/error', 404, '文章不存在或已下线'],
  ['/info/error?code=404', 404, '文章不存在或已下线'],
  ['/info/error?code=500', 500, '文章暂时打不开'],
  ['/info/error?code=200', 404, '文章不存在或已下线'],
])('R2.13 %s answers %i and says %s', async (address, expected, text) => {
  const { status, html } = await renderPage(address, answers);

  expect(status).toBe(expected);
  expect(html).toContain(`${text}</span></h1>`);
});

test('it leads on: a search and what others read', async () => {
  const { html } = await renderPage('/info/error', answers);

  expect(html).toContain('action="/search"');
  expect(html).toContain('href="/info/20022"');
});

test('it also renders when the service is down', async () => {
  const { status, html } = await renderPage('/info/error', { [readHotTopicPage.path]: 500 });

  expect(status).toBe(404);
  expect(html).not.toContain('大家在读');
});
