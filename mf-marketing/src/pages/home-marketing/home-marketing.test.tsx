import { renderRoute } from '@site/shared/testing/render-route';
import { marketingHero, marketingWords } from '../../content/marketing';
import { routes } from '../../routes';

type Call = { params: Record<string, unknown> };

const item = (id: number, categoryId = 1) => ({
  id,
  title: `方案 ${id}`,
  link: `/home/marketing/${id}`,
  description: '从落地页到提醒短信，逐段修补。',
  categoryId,
  categoryName: categoryId === 1 ? '获客增长' : '品牌活动',
  banner: { title: '少填一项', words: '先让人进来。', scene: 'phone' },
});

const detail = {
  ...item(50001),
  published: '2025-02-19',
  scenes: [{ title: '行业沙龙报名', words: '移到播后问卷。' }],
  products: [{ name: '企微 SCRM', words: '审核通过自动进入。', link: '/home/vzScrm' }],
  cases: [
    {
      id: 41019,
      title: '新版本发布',
      customer: '某公司',
      industry: '互联网与软件',
      scene: '发布会',
      products: [],
      result: '一次没剪',
      metrics: [],
      published: '2025-09-17',
    },
  ],
  faqs: [{ ask: '表单放几项合适？', answer: '三项为宜。' }],
  recommend: [item(50009)],
};

const ok = (data: unknown) => ({ code: 0, msg: 'ok', data });
const answers = {
  '/open/v1/marketing/list': ok({
    list: [item(50001), item(50005, 2), item(50002)],
    groups: [
      { categoryId: 1, categoryName: '获客增长', contents: [] },
      { categoryId: 2, categoryName: '品牌活动', contents: [] },
      { categoryId: 3, categoryName: '培训学习', contents: [] },
    ],
  }),
  '/open/v1/marketing/detail': ({ params }: Call) => (params.id === 50001 ? ok(detail) : 404),
  '/open/v1/marketing/recommend': ok({ list: [item(50002)] }),
};

test('the six blocks stand in the order of the specification', async () => {
  const { status, html } = await renderRoute(routes, '/home/marketing/50001', answers);
  const blocks = [
    '少填一项',
    '行业沙龙报名',
    '审核通过自动进入',
    'href="/home/case?id=41019"',
    '表单放几项合适？',
    'href="/home/marketing/50002"',
  ];
  const places = blocks.map((words) => html.indexOf(words));

  expect(status).toBe(200);
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('a plan names its partner on phones, its crumbs and its questions', async () => {
  const { head } = await renderRoute(routes, '/home/marketing/50001', answers);

  expect(head).toMatchObject({
    title: '方案 50001_获客增长直播方案-澄播云',
    canonical: '/home/marketing/50001',
    alternate: '/m/market?id=50001',
    published: '2025-02-19',
  });
  expect(head?.jsonLd?.map((one) => one['@type'])).toEqual(['Article', 'FAQPage']);
});

test('without the call for what to read next, the plan says it itself', async () => {
  const { status, html } = await renderRoute(routes, '/home/marketing/50001', {
    ...answers,
    '/open/v1/marketing/recommend': 503,
  });

  expect(status).toBe(200);
  expect(html).toContain('href="/home/marketing/50009"');
});

test('blocks without content are left out', async () => {
  const bare = { ...detail, scenes: [], products: [], cases: [], faqs: [], recommend: [] };
  const { html } = await renderRoute(routes, '/home/marketing/50001', {
    '/open/v1/marketing/detail': ok(bare),
    '/open/v1/marketing/recommend': ok({ list: [] }),
  });

  for (const words of [
    marketingWords.scenes.title,
    marketingWords.products.title,
    marketingWords.cases.title,
    '常见问题',
  ]) {
    expect(html).not.toContain(words);
  }
});

test('without an id all plans stand under their categories, empty ones left out', async () => {
  const { html, head } = await renderRoute(routes, '/home/marketing', answers);

  expect(html).toContain(marketingHero.title[0]);
  expect([...html.matchAll(/href="\/home\/marketing\/(\d+)"/g)].map(([, id]) => id)).toEqual([
    '50001',
    '50002',
    '50005',
  ]);
  expect(html).not.toContain('培训学习');
  expect(head).toMatchObject({ alternate: '/m/market' });
});

test.each(['/home/marketing/59999', '/home/marketing/x', '/home/marketing/0'])('%s is no plan', async (address) => {
  expect((await renderRoute(routes, address, answers)).status).toBe(404);
});

test('without the service the page says that it cannot be had', async () => {
  expect((await renderRoute(routes, '/home/marketing/50001', { '/open/v1/marketing/detail': 503 })).status).toBe(503);
});
