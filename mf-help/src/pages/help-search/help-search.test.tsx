import { searchHelp } from '@site/shared/calls/help-search';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { answers, answersWith, articlePage, articles, summary } from '../../testing/help-answers';

const address = `/help/helpSearch/${encodeURIComponent('白名单')}`;

test('hits are listed with the keyword marked in title and passage', async () => {
  const { status, html, head } = await renderPage(address, answers);

  expect(status).toBe(200);
  expect(html).toContain('关于“白名单”的帮助');
  expect(html).toContain('批量导入<mark class="hit">白名单</mark>');
  expect(html).toContain('入口在观看权限里');
  expect(html).toMatch(/name="keyword"[^>]*value="白名单"/);
  expect(head?.title).toBe('关于“白名单”的帮助_帮助中心-澄播云');
});

test('one result is one result', async () => {
  const { html } = await renderPage(address, answersWith(articlePage(articles.slice(0, 1), { category: null })));

  expect(html).toMatch(/共 (<!-- -->)?1(<!-- -->)? 篇/);
  expect(html).not.toContain('aria-label="分页"');
});

test('a thousand results come in pages of ten', async () => {
  const list = Array.from({ length: 10 }, (_, index) => summary(11000 + index, `白名单 ${index}`));
  const page = articlePage(list, { category: null, total: 1000, pageIndex: 3 });
  const { html } = await renderPage(`${address}?page=3`, answersWith(page));

  expect(html).toContain('1,000');
  expect(html).toContain(`href="${address}?page=4"`);
  expect(html).toContain(`href="${address}?page=100"`);
});

test('no result shows an empty state and further links', async () => {
  const { status, html } = await renderPage(address, answersWith(articlePage([], { category: null })));

  expect(status).toBe(200);
  expect(html).toContain('没有找到“白名单”');
  expect(html).toContain('暂时没有相关内容，换个关键词试试');
  expect(html).toContain('热门搜索');
});

test('without a keyword it offers hot words and the tree, and searches nothing', async () => {
  const { status, html, calls } = await renderPage('/help/helpSearch', answers);

  expect(status).toBe(200);
  expect(html).toContain(`href="${address}"`);
  expect(html).toContain('观看权限与安全');
  expect(calls.some((call) => call.includes(searchHelp.path))).toBe(false);
});

test('a keyword is cut to what the service takes', async () => {
  const requested: string[] = [];
  const found = answerTo(searchHelp, ({ keywords }) => {
    requested.push(keywords);
    return articlePage([], { category: null });
  });
  await renderPage(`/help/helpSearch/${'a'.repeat(300)}`, { ...answers, ...found });

  expect(requested).toEqual(['a'.repeat(100)]);
});

test('markup in the keyword is text', async () => {
  const { html } = await renderPage(`/help/helpSearch/${encodeURIComponent('<b>"x"')}`, answers);

  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('<b>"x"');
});

test.each(['?page=0', '?page=x'])('the page %s is a 404 in place', async (query) => {
  expect((await renderPage(`${address}${query}`, answers)).status).toBe(404);
});
