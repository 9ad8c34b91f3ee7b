import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { hit } from '../../testing/news-samples';
import { answer } from '../../testing/samples';

type Call = { params: Record<string, unknown> };

const kinds = [
  { kind: 'page', name: '产品与方案', count: 1 },
  { kind: 'help', name: '帮助文档', count: 12 },
];
const hits: Record<string, unknown[]> = {
  page: [hit('page', 3, { title: '企业营销直播', link: '/home/entmarket', published: '' })],
  help: [hit('help', 10044), hit('help', 10045), hit('help', 10046)],
};

function found(list: unknown[], pageIndex: number) {
  return answer({ list, total: list.length ? 12 : 0, pageIndex, pageSize: 10, kinds: list.length ? kinds : [] });
}

const answers = {
  '/open/v1/search': ({ params }: Call) => {
    if (params.q === '没有的词') return found([], 1);
    if (Number(params.pageIndex) > 2) return 404;
    return found(hits[String(params.kind ?? 'help')] ?? [], Number(params.pageIndex));
  },
  '/open/v1/search/suggest': answer({
    suggest: [{ label: '导入白名单', link: '/video/30016', kind: 'video' }],
  }),
};
const at = (q: string, rest = '') => `/search?q=${encodeURIComponent(q)}${rest}`;

test('results stand in groups, the words marked in title and passage', async () => {
  const { status, html, head } = await renderRoute(routes, at('白名单'), answers);

  expect(status).toBe(200);
  expect(html).toContain('关于“白名单”的结果</h1>');
  expect(html.indexOf('产品与方案</h2>')).toBeLessThan(html.indexOf('帮助文档</h2>'));
  expect(html).toContain('批量导入<mark class="hit">白名单</mark>');
  expect(html).toContain('观看<mark class="hit">白名单</mark>');
  expect(html).toMatch(/name="q"[^>]*value="白名单"/);
  expect(head?.title).toBe('关于“白名单”的结果_全站搜索-澄播云');
});

test('a group shows its best and leads to the others of its kind', async () => {
  const { html } = await renderRoute(routes, at('白名单'), answers);
  const text = html.replaceAll('<!-- -->', '');

  expect(text).toContain('查看全部 12 篇帮助文档');
  expect(text).not.toContain('查看全部 1 个页面');
  expect(html).toContain(`href="${at('白名单', '&amp;kind=help')}"`);
});

test('one kind comes in pages, the words and the kind kept in the address', async () => {
  const { html, calls } = await renderRoute(routes, at('白名单', '&kind=help'), answers);

  expect(html).toContain(`href="${at('白名单', '&amp;kind=help&amp;page=2')}"`);
  expect(html).toMatch(/aria-current="true"[^>]*>帮助文档/);
  expect(calls).toHaveLength(1);
});

test('where nothing is found it offers what it may have been and words to start from', async () => {
  const { status, html } = await renderRoute(routes, at('没有的词'), answers);

  expect(status).toBe(200);
  expect(html).toContain('没有找到“没有的词”</h1>');
  expect(html).toContain('href="/video/30016"');
  expect(html).toContain(`href="${at('年会')}"`);
});

test('without words nothing is searched', async () => {
  const { status, html, calls } = await renderRoute(routes, at('  '), answers);

  expect(status).toBe(200);
  expect(html).toContain('全站搜索</h1>');
  expect(calls).toEqual([]);
});

test('words are cut to what the service takes, and markup in them is text', async () => {
  const { html, calls } = await renderRoute(routes, at(`<b>"x"${'a'.repeat(200)}`), answers);

  expect(html).not.toContain('<b>');
  expect(new URLSearchParams(calls[0]?.split('?')[1]).get('q')).toHaveLength(100);
});

test.each([at('白名单', '&kind=nothing'), at('白名单', '&kind=help&page=3'), at('白名单', '&kind=help&page=x')])(
  '%s is not found',
  async (address) => {
    expect((await renderRoute(routes, address, answers)).status).toBe(404);
  },
);

test('a group that fails is left out, a search that fails is an error', async () => {
  const oneDown = {
    ...answers,
    '/open/v1/search': (call: Call) => (call.params.kind === 'page' ? 500 : answers['/open/v1/search'](call)),
  };
  const { status, html } = await renderRoute(routes, at('白名单'), oneDown);

  expect(status).toBe(200);
  expect(html).not.toContain('href="/home/entmarket"');
  expect((await renderRoute(routes, at('白名单'), { '/open/v1/search': 503 })).status).toBe(503);
});

test('a kind without hits leads back to all', async () => {
  const none = { '/open/v1/search': answer({ list: [], total: 0, pageIndex: 1, pageSize: 10, kinds }) };
  const { html } = await renderRoute(routes, at('白名单', '&kind=news'), none);

  expect(html).toContain('这一类里没有');
});
