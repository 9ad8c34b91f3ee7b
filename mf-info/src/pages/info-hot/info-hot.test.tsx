import { listTopicCategories } from '@site/shared/calls/topic-categories';
import { readHotTopicPage } from '@site/shared/calls/topic-hot';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { categories, pageOf, topic } from '../../testing/samples';

const answers = {
  ...answerTo(readHotTopicPage, ({ pageIndex }) =>
    pageIndex > 2 ? 404 : pageOf([topic(20006, { views: 15860 })], 20, pageIndex),
  ),
  ...answerTo(listTopicCategories, { list: categories }),
};

test('R2.14 the ranking shows how often an article was read and says that the figure is an example', async () => {
  const { status, html, head } = await renderPage('/info/hot/', answers);

  expect(status).toBe(200);
  expect(html).toContain('15,860');
  expect(head?.canonical).toBe('/info/hot/');
});

test('ranks go on over the pages', async () => {
  const { html } = await renderPage('/info/hot?page=2', answers);

  expect(html).toContain('<ol start="11"');
});

test('a page beyond the last is not found', async () => {
  expect((await renderPage('/info/hot?page=3', answers)).status).toBe(404);
});

test('the page depends on its list: a failing call is not an empty page', async () => {
  expect((await renderPage('/info/hot', { ...answers, [readHotTopicPage.path]: 503 })).status).toBe(503);
});
