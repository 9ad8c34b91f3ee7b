import { readTopic } from '@site/shared/calls/topic';
import { readHotTopicPage } from '@site/shared/calls/topic-hot';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { fullTopic, pageOf, topic } from '../../testing/samples';

const answers = {
  ...answerTo(readTopic, ({ id }) => (id === 20006 ? fullTopic(20006) : 404)),
  ...answerTo(readHotTopicPage, pageOf([topic(20006), topic(20022)])),
};

test('R2.17 an article is complete in the server HTML', async () => {
  const { status, html } = await renderPage('/info/20006', answers);

  expect(status).toBe(200);
  expect(html).toContain('<h2 id="zong-biao">总表</h2>');
  expect(html).toContain('href="#sheng-yin"');
  expect(html).toContain('内容组');
  expect(html).toContain('3<!-- --> 分钟读完');
});

test('it links to its tags, its neighbours, related and hot articles, but not to itself', async () => {
  const { html } = await renderPage('/info/20006', answers);

  for (const link of ['/tag/25', '/info/20005', '/info/20007', '/info/20031', '/info/20022'])
    expect(html).toContain(`href="${link}"`);
  expect(html).not.toContain('href="/info/20006"');
});

test('search engines get the article as structured data with both dates', async () => {
  const { head } = await renderPage('/info/20006', answers);

  expect(head?.title).toBe('文章 20006_直播运营-澄播云');
  expect(head).toMatchObject({ published: '2026-03-05', updated: '2026-04-21', keywords: ['脚本'] });
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'Article',
    headline: '文章 20006',
    datePublished: '2026-03-05',
    dateModified: '2026-04-21',
    mainEntityOfPage: 'http://site.test/info/20006',
  });
  expect(head?.breadcrumb?.map(({ name }) => name)).toEqual(['首页', '直播资讯', '直播运营', '文章 20006']);
});

test.each(['/info/29999', '/info/abc', '/info/0'])('%s is a 404 in place', async (address) => {
  expect((await renderPage(address, answers)).status).toBe(404);
});

test('a failing service is not a missing article', async () => {
  expect((await renderPage('/info/20006', { [readTopic.path]: 500 })).status).toBe(500);
});

test('an answer of the wrong shape counts as a failure', async () => {
  expect((await renderPage('/info/20006', { [readTopic.path]: '<html>' })).status).toBe(500);
});
