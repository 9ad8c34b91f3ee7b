import { searchSite } from '@site/shared/calls/site-search';
import { suggestSite } from '@site/shared/calls/site-suggest';
import { answerTo } from '@site/shared/testing/answer-to';
import type { HandledRequest } from '@site/shared/calls/call';
import type { SearchCount, SearchHit, SearchHow, SearchKind, SearchPage } from '@site/shared/contract/search';
import { renderPage } from '@site/shared/testing/render-page';
import { hit } from '../../testing/news-samples';
import { pageOf } from '../../testing/samples';

const kinds: SearchCount[] = [
  { kind: 'page', name: '产品与方案', count: 1 },
  { kind: 'help', name: '帮助文档', count: 12 },
];
const hits: Partial<Record<SearchKind, SearchHit[]>> = {
  page: [hit('page', 3, { title: '企业营销直播', link: '/home/entmarket', published: '' })],
  help: [hit('help', 10044), hit('help', 10045), hit('help', 10046)],
};

const asTyped = (q: string): SearchHow => ({ asked: q, searched: q, why: [], marks: [q] });
const corrected: SearchHow = { asked: '抽将', searched: '白名单', why: ['sound'], marks: ['白名单'] };

function find({ q, kind, each, pageIndex }: HandledRequest<typeof searchSite>): SearchPage | 404 {
  const all = kind ? (hits[kind] ?? []) : Object.values(hits).flatMap((some) => some.slice(0, each));
  const list = q === '没有的词' ? [] : all;
  if (pageIndex > 2) return 404;
  const page = pageOf(list, list.length ? 12 : 0, pageIndex);
  return { ...page, ...asTyped(q), ...(q === '抽将' && corrected), kinds: list.length ? kinds : [] };
}

const answers = {
  ...answerTo(searchSite, find),
  ...answerTo(suggestSite, { suggest: [{ label: '导入白名单', link: '/video/30016', kind: 'video' }] }),
};
const at = (q: string, rest = '') => `/search?q=${encodeURIComponent(q)}${rest}`;

test('R10.15 results are in groups, the keywords highlighted in title and passage', async () => {
  const { status, html, head } = await renderPage(at('白名单'), answers);

  expect(status).toBe(200);
  expect(html).toContain('关于“白名单”的结果</span></h1>');
  expect(html.indexOf('产品与方案</h2>')).toBeLessThan(html.indexOf('帮助文档</h2>'));
  expect(html).toContain('批量导入<mark class="hit">白名单</mark>');
  expect(html).toContain('观看<mark class="hit">白名单</mark>');
  expect(html).toMatch(/name="q"[^>]*value="白名单"/);
  expect(head?.title).toBe('关于“白名单”的结果_全站搜索-澄播云');
});

test('a group shows its best and links to the others of its kind', async () => {
  const { html } = await renderPage(at('白名单'), answers);
  const text = html.replaceAll('<!-- -->', '');

  expect(text).toContain('查看全部 12 篇帮助文档');
  expect(text).not.toContain('查看全部 1 个页面');
  expect(html).toContain(`href="${at('白名单', '&amp;kind=help')}"`);
});

test('one kind comes in pages, the words and the kind kept in the address', async () => {
  const { html, calls } = await renderPage(at('白名单', '&kind=help'), answers);

  expect(html).toContain(`href="${at('白名单', '&amp;kind=help&amp;page=2')}"`);
  expect(html).toMatch(/aria-current="true"[^>]*>帮助文档/);
  expect(calls).toHaveLength(1);
});

test('R12.8 without results it leads to the nearest titles, to people and to suggested keywords', async () => {
  const { status, html } = await renderPage(at('没有的词'), answers);

  expect(status).toBe(200);
  expect(html).toContain('没有找到“没有的词”</span></h1>');
  expect(html).toContain('href="/video/30016"');
  expect(html).toMatch(/href="tel:[^"]+"/);
  expect(html).toContain('data-consult');
  expect(html).toContain('留言给我们');
  expect(html).toContain('href="/help/helpCenter#support"');
  expect(html).toContain('站内没有能回答这个问题的内容');
  expect(html).toContain(`href="${at('年会')}"`);
});

test('without a query nothing is searched', async () => {
  const { status, html, calls } = await renderPage(at('  '), answers);

  expect(status).toBe(200);
  expect(html).toContain('全站搜索</span></h1>');
  expect(calls).toEqual([]);
});

test('a query is cut to what the service takes, and markup in it is text', async () => {
  const { html, calls } = await renderPage(at(`<b>"x"${'a'.repeat(200)}`), answers);

  expect(html).not.toContain('<b>');
  expect(new URLSearchParams(calls[0]?.split('?')[1]).get('q')).toHaveLength(100);
});

test.each([
  at('白名单', '&kind=nothing'),
  at('白名单', '&kind=hasOwnProperty'),
  at('白名单', '&kind=help&page=3'),
  at('白名单', '&kind=help&page=x'),
  at('白名单', '&order=old'),
])('%s is not found', async (address) => {
  expect((await renderPage(address, answers)).status).toBe(404);
});

test('the best of all kinds are one search, and one that fails is an error', async () => {
  const { calls } = await renderPage(at('白名单'), answers);

  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain('each=3');
  expect((await renderPage(at('白名单'), { [searchSite.path]: 503 })).status).toBe(503);
});

test('a kind without hits links back to all', async () => {
  const none = answerTo(searchSite, { ...pageOf([]), ...asTyped('白名单'), kinds });
  const { html } = await renderPage(at('白名单', '&kind=news'), none);

  expect(html).toContain('这一类里没有');
});

test('R12.7 what was searched instead is said and marked, with a link to what was typed', async () => {
  const { html } = await renderPage(at('抽将', '&kind=help&order=new'), answers);

  expect(html.replaceAll('<!-- -->', '')).toMatch(/已按<span[^>]*>「白名单」<\/span>搜索，<a[^>]*>仍搜「抽将」<\/a>/);
  expect(html).toContain(`href="${at('抽将', '&amp;kind=help&amp;order=new&amp;exact=1')}"`);
  expect(html).toContain('<mark class="hit">白名单</mark>');
});

test('exactly what was typed is asked for, and the other way is offered', async () => {
  const { html, calls } = await renderPage(at('白名单', '&exact=1'), answers);

  expect(calls.every((call) => call.includes('exact=true'))).toBe(true);
  expect(html).toContain('也看意思相近的结果');
});

test('the order is asked for and kept by kinds and pages', async () => {
  const { html, calls } = await renderPage(at('白名单', '&kind=help&order=new'), answers);

  expect(calls[0]).toContain('order=new');
  expect(html).toContain(`href="${at('白名单', '&amp;kind=help&amp;order=new&amp;page=2')}"`);
  expect(html).toContain(`href="${at('白名单', '&amp;kind=page&amp;order=new')}"`);
  expect(html).toContain(`href="${at('白名单', '&amp;kind=help')}"`);
});
