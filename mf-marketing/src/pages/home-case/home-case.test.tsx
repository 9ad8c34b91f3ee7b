import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';

const address = '/home/case';
type Call = { params: Record<string, unknown> };

const summary = (id: number, industry = '金融') => ({
  id,
  industry,
  title: `案例 ${id}`,
  customer: `某客户 ${id}`,
  scene: '峰会',
  products: ['营销直播'],
  result: '按时开播',
  metrics: [{ name: '观看人次', value: '412000', unit: '人次' }],
  published: '2026-07-22',
});

const facets = {
  industry: [
    { name: '金融', count: 20 },
    { name: '连锁零售', count: 4 },
  ],
  scene: [{ name: '峰会', count: 24 }],
  product: [{ name: '营销直播', count: 24 }],
};

function list({ params }: Call) {
  if (Number(params.pageIndex) > 2) return 404;
  const none = params.q === '没有' || params.industry === '不存在';
  const found = none ? [] : [summary(41001), summary(41002, '连锁零售')];
  return {
    code: 0,
    msg: 'ok',
    data: { list: found, total: none ? 0 : 24, pageIndex: params.pageIndex, pageSize: 12, facets },
  };
}

const study = {
  ...summary(41011),
  quote: '同一个镜头，两种心情。',
  quoteBy: '某中心主任 · 示例',
  html: '<h2 id="bei-jing">背景</h2><p>江边立一台摄像机。</p>',
  headings: [
    { id: 'bei-jing', level: 2, text: '背景' },
    { id: 'fang-an', level: 2, text: '方案' },
  ],
  related: [summary(41012)],
  prev: { id: 41010, title: '上一个案例' },
  next: null,
};

const answers = {
  '/open/v1/case/list': list,
  '/open/v1/case/detail': ({ params }: Call) => (params.id === 41011 ? { code: 0, msg: 'ok', data: study } : 404),
};

const at = (query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;
const link = (query: Record<string, string>) => `href="${at(query).replaceAll('&', '&amp;')}"`;
const text = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ');

test('every filter is a link with its count, and the cards lead to their cases', async () => {
  const { status, html, head } = await renderRoute(routes, address, answers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain(link({ industry: '连锁零售' }));
  expect(text(html)).toContain('金融 20');
  expect(text(html)).toContain('共 24 个案例');
  expect(html).toContain('href="/home/case?id=41001"');
  expect(text(html)).toContain('41.2');
  expect(head).toMatchObject({ canonical: address, noindex: false });
});

test('filters, words and order of the address reach the service, and every link keeps the others', async () => {
  const { html, calls, head } = await renderRoute(routes, at({ industry: '金融', q: '审批', sort: 'newest' }), answers);

  const asked = new URLSearchParams(calls[0]?.split('?')[1]);
  expect(Object.fromEntries(asked)).toMatchObject({
    industry: '金融',
    q: '审批',
    sort: 'newest',
    pageIndex: '1',
    pageSize: '12',
  });
  expect(html).toContain(link({ industry: '金融', scene: '峰会', q: '审批', sort: 'newest' }));
  expect(html).toContain('<input type="hidden" name="industry" value="金融"/>');
  expect(html).toMatch(/name="q"[^>]*value="审批"/);
  expect(head?.noindex).toBe(true);
});

test('what is chosen can be taken away one by one, or all at once', async () => {
  const { html } = await renderRoute(routes, at({ industry: '金融', scene: '峰会' }), answers);

  expect(html).toMatch(/<ul class="chosen"/);
  expect(html).toContain(link({ scene: '峰会' }));
  expect(html).toContain(link({ industry: '金融' }));
  expect(html).toContain('清除全部');
});

test('a filtered list has its own title and canonical; pages beyond the first stay out of search engines', async () => {
  const first = await renderRoute(routes, at({ industry: '金融' }), answers);
  const second = await renderRoute(routes, at({ industry: '金融', page: '2' }), answers);

  expect(first.head).toMatchObject({
    title: '金融_直播案例-澄播云',
    canonical: at({ industry: '金融' }),
    noindex: false,
  });
  expect(second.head).toMatchObject({ title: '金融_直播案例_第 2 页-澄播云', noindex: true });
  expect(second.html).toContain(link({ industry: '金融' }));
});

test('where nothing fits there are ways on', async () => {
  const { status, html } = await renderRoute(routes, at({ q: '没有' }), answers);

  expect(status).toBe(200);
  expect(html).toContain('没有符合这些条件的案例');
  expect(html).toContain('查看全部案例');
});

test.each([{ industry: '不存在' }, { page: '3' }, { page: 'x' }, { sort: 'price' }, { id: '49999' }, { id: 'x' }])(
  'the address with %j is none',
  async (query: Record<string, string>) => {
    expect((await renderRoute(routes, at(query), answers)).status).toBe(404);
  },
);

test('one case is told at length, with its figures, the words of the customer and cases like it', async () => {
  const { status, html, head } = await renderRoute(routes, at({ id: '41011' }), answers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const words of ['江边立一台摄像机', '同一个镜头，两种心情。', '示例数据']) expect(html).toContain(words);
  expect(html).toContain('href="/home/case?id=41012"');
  expect(html).toContain('href="/home/case?id=41010"');
  expect(head).toMatchObject({
    title: '案例 41011_金融案例-澄播云',
    canonical: '/home/case?id=41011',
    published: '2026-07-22',
  });
});

test('without the service the library says that it cannot be had', async () => {
  expect((await renderRoute(routes, address, { '/open/v1/case/list': 503 })).status).toBe(503);
});
