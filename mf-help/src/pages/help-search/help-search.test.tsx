import { searchHelp } from '@site/shared/calls/help-search';
import { suggestHelp } from '@site/shared/calls/help-suggest';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { answers, answersWith, articles, searchPage, summary } from '../../testing/help-answers';

const address = `/help/helpSearch/${encodeURIComponent('白名单')}`;

test('R2.27 hits are listed with the keyword marked in title and passage', async () => {
  const { status, html, head } = await renderPage(address, answers);

  expect(status).toBe(200);
  expect(html).toContain('关于“白名单”的帮助');
  expect(html).toContain('批量导入<mark class="hit">白名单</mark>');
  expect(html).toContain('入口在观看权限里');
  expect(html).toMatch(/name="keyword"[^>]*value="白名单"/);
  expect(head?.title).toBe('关于“白名单”的帮助_帮助中心-澄播云');
});

test('one result is one result', async () => {
  const { html } = await renderPage(address, answersWith(searchPage(articles.slice(0, 1))));

  expect(html).toMatch(/共 (<!-- -->)?1(<!-- -->)? 篇/);
  expect(html).not.toContain('aria-label="分页"');
});

test('a thousand results come in pages of ten', async () => {
  const list = Array.from({ length: 10 }, (_, index) => summary(11000 + index, `白名单 ${index}`));
  const page = searchPage(list, { total: 1000, pageIndex: 3 });
  const { html } = await renderPage(`${address}?page=3`, answersWith(page));

  expect(html).toContain('1,000');
  expect(html).toContain(`href="${address}?page=4"`);
  expect(html).toContain(`href="${address}?page=100"`);
});

test('R12.8 no result leads to the nearest articles, to people and to hot words', async () => {
  const nearest = answerTo(suggestHelp, { suggest: [{ label: '批量导入白名单', value: 10044 }] });
  const { status, html } = await renderPage(address, { ...answersWith(searchPage([])), ...nearest });

  expect(status).toBe(200);
  expect(html).toContain('href="/help/helpDocument/10044"');
  expect(html).toMatch(/href="tel:[^"]+"/);
  expect(html).toContain('没有找到“白名单”');
  expect(html).toContain('没有能回答这个问题的文章');
  expect(html).toContain('热门搜索');
});

test('R2.27 without a keyword it offers hot words and the tree, and searches nothing', async () => {
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
    return searchPage([]);
  });
  await renderPage(`/help/helpSearch/${'a'.repeat(300)}`, { ...answers, ...found });

  expect(requested).toEqual(['a'.repeat(100)]);
});

test('a search that is the usual one has the fields of the specification and no others', async () => {
  const requested: object[] = [];
  const found = answerTo(searchHelp, (request) => {
    requested.push(request);
    return searchPage([]);
  });
  await renderPage(address, { ...answers, ...found });
  await renderPage(`${address}?order=new&exact=1`, { ...answers, ...found });

  expect(requested.map((request) => Object.keys(request).sort())).toEqual([
    ['keywords', 'pageIndex', 'pageSize'],
    ['exact', 'keywords', 'order', 'pageIndex', 'pageSize'],
  ]);
});

test('markup in the keyword is text', async () => {
  const { html } = await renderPage(`/help/helpSearch/${encodeURIComponent('<b>"x"')}`, answers);

  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('<b>"x"');
});

test.each(['?page=0', '?page=x'])('the page %s is a 404 in place', async (query) => {
  expect((await renderPage(`${address}${query}`, answers)).status).toBe(404);
});

test('R12.7 what was searched instead is said and marked, with a link to what was typed', async () => {
  const how = { asked: '白名丹', searched: '白名单', why: ['sound' as const], marks: ['白名单'] };
  const found = answersWith(searchPage(articles, how));
  const typed = `/help/helpSearch/${encodeURIComponent('白名丹')}`;
  const { html } = await renderPage(`${typed}?order=new`, found);

  expect(html.replaceAll('<!-- -->', '')).toMatch(/已按<span[^>]*>「白名单」<\/span>搜索，<a[^>]*>仍搜「白名丹」<\/a>/);
  expect(html).toContain(`href="${typed}?order=new&amp;exact=1"`);
  expect(html).toContain('<mark class="hit">白名单</mark>');
});

test('hits are filtered by category and ordered by day in the address', async () => {
  const categories = [
    { id: 1, name: '新手指南', count: 12 },
    { id: 5, name: '观看权限与安全', count: 2 },
  ];
  const { html, calls } = await renderPage(
    `${address}?category=1&order=new`,
    answersWith(searchPage(articles, { categories, total: 12 })),
  );

  expect(calls.length).toBeGreaterThan(0);
  expect(html).toContain(`href="${address}?category=5&amp;order=new"`);
  expect(html).toContain(`href="${address}?category=1&amp;order=new&amp;page=2"`);
  expect(html).toContain(`href="${address}?category=1"`);
  expect((await renderPage(`${address}?category=x`, answers)).status).toBe(404);
});
