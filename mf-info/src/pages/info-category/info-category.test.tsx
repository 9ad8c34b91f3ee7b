import { listTopicCategories } from '@site/shared/calls/topic-categories';
import { readHotTopicPage } from '@site/shared/calls/topic-hot';
import { readTopicPage } from '@site/shared/calls/topic-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { categories, pageOf, topic } from '../../testing/samples';

const answers = {
  ...answerTo(readTopicPage, ({ categoryId, pageIndex }) => {
    const category = categories.find(({ id }) => id === categoryId);
    if (!category || pageIndex > 2) return 404;
    const list = category.id === 8 ? [] : [topic(20006), topic(20007)];
    return { ...pageOf(list, list.length ? 12 : 0, pageIndex), category };
  }),
  ...answerTo(listTopicCategories, { list: categories }),
  ...answerTo(readHotTopicPage, pageOf([topic(20022)])),
};

test('R2.16 without an id all articles are listed, and 99 is their address', async () => {
  const { status, html, head, calls } = await renderPage('/info/cate', answers);

  expect(status).toBe(200);
  expect(html).toContain('全部文章</span></h1>');
  expect(head?.canonical).toBe('/info/cate/99');
  expect(calls).toContain('get host:base/VZApi/GetTopicByCategory?categoryId=99&pageIndex=1&pageSize=10');
});

test('R2.16 a category has its tabs, its articles and its own title', async () => {
  const { html, head } = await renderPage('/info/cate/2', answers);

  for (const { id } of categories) expect(html).toContain(`href="/info/cate/${id}"`);
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>直播运营<\/a>/);
  expect(html).toContain('href="/info/20007"');
  expect(head?.title).toBe('直播运营资讯-澄播云');
});

test('pages are links, and each has an address and a title of its own', async () => {
  const first = await renderPage('/info/cate/2', answers);
  const second = await renderPage('/info/cate/2?page=2', answers);

  expect(first.html).toContain('href="/info/cate/2?page=2"');
  expect(second.head?.canonical).toBe('/info/cate/2?page=2');
  expect(second.head?.title).not.toBe(first.head?.title);
});

test.each(['/info/cate/12', '/info/cate/abc', '/info/cate/2?page=3', '/info/cate/2?page=x'])(
  '%s is not found',
  async (address) => {
    expect((await renderPage(address, answers)).status).toBe(404);
  },
);

test('an empty category shows an empty state and further links', async () => {
  const { status, html } = await renderPage('/info/cate/8', answers);

  expect(status).toBe(200);
  expect(html).toContain('这个主题还没有文章');
});

test('without tabs and hot list the articles still render', async () => {
  const { status, html } = await renderPage('/info/cate/2', {
    ...answers,
    [listTopicCategories.path]: 500,
    [readHotTopicPage.path]: 500,
  });

  expect(status).toBe(200);
  expect(html).toContain('href="/info/20006"');
});
