import type { CaseSummary } from '@site/shared/contract/cases';
import type { MarketingDetail, MarketingItem } from '@site/shared/contract/marketing';
import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { answer } from '../../testing/samples';

function item(id: number, categoryId: number): MarketingItem {
  return {
    id,
    title: `方案 ${id}`,
    link: `/home/marketing/${id}`,
    description: `方案 ${id} 讲了什么。`,
    categoryId,
    categoryName: categoryId === 1 ? '获客增长' : '品牌活动',
    banner: { title: '少填一项，多来一批', words: '先让人进来。', scene: 'phone' },
  };
}

const study: CaseSummary = {
  id: 41019,
  title: '软件新版本发布',
  customer: '某 SaaS 公司',
  industry: '互联网与软件',
  scene: '发布会',
  products: ['营销直播'],
  result: '试用申请按行业派给顾问',
  metrics: [{ name: '观看人次', value: '12600', unit: '人次' }],
  published: '2025-09-17',
};

const detail: MarketingDetail = {
  ...item(50001, 1),
  published: '2025-02-19',
  scenes: [{ title: '行业沙龙报名', words: '把公司规模移到播后。' }],
  products: [
    { name: '企业营销直播', words: '表单集中设置。', link: '/home/entmarket' },
    { name: 'AI 直播工具', words: '改写落地页标题。', link: '/home/ai' },
  ],
  cases: [study],
  faqs: [{ ask: '报名表单放几项合适？', answer: '公开课三项。' }],
  recommend: [item(50002, 1)],
};

const answers = {
  '/open/v1/marketing/list': answer({
    list: [item(50005, 2), item(50001, 1), item(50002, 1)],
    groups: [
      { categoryId: 1, categoryName: '获客增长', contents: [] },
      { categoryId: 2, categoryName: '品牌活动', contents: [] },
      { categoryId: 3, categoryName: '培训学习', contents: [] },
    ],
  }),
  '/open/v1/marketing/detail': ({ params }: { params: { id: number } }) => (params.id === 50001 ? answer(detail) : 404),
};

test('a content stands in its six blocks, in the order of the specification', async () => {
  const { status, html } = await renderRoute(routes, '/m/market?id=50001', answers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const blocks = ['少填一项，多来一批', '行业沙龙报名', 'AI 直播工具', '软件新版本发布', '公开课三项', '方案 50002'];
  const places = blocks.map((words) => html.indexOf(words));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('products with a phone page lead there, the others to their PC page', async () => {
  const { html } = await renderRoute(routes, '/m/market?id=50001', answers);

  expect(html).toContain('href="/m/entmarket"');
  expect(html).toContain('href="/home/ai"');
});

test('search engines get its partner and its questions', async () => {
  const { head } = await renderRoute(routes, '/m/market?id=50001', answers);

  expect(head).toMatchObject({ title: '方案 50001_获客增长方案-澄播云', canonical: '/home/marketing/50001' });
  expect(head?.jsonLd).toMatchObject([{ '@type': 'FAQPage', mainEntity: [{ name: '报名表单放几项合适？' }] }]);
});

test('blocks without entries are left out', async () => {
  const bare = { ...detail, scenes: [], products: [], cases: [], faqs: [], recommend: [] };
  const { status, html, head } = await renderRoute(routes, '/m/market?id=50001', {
    '/open/v1/marketing/detail': answer(bare),
  });

  expect(status).toBe(200);
  expect(html).not.toContain('已经有人这么播');
  expect(html).not.toContain('动手之前常问的');
  expect(head?.jsonLd).toEqual([]);
});

test('without an id all contents are listed by category, and an empty category is left out', async () => {
  const { status, html, head } = await renderRoute(routes, '/m/market', answers);

  expect(status).toBe(200);
  expect(html.indexOf('?id=50002"')).toBeLessThan(html.indexOf('?id=50005"'));
  expect(html).toContain('href="#category-2"');
  expect(html).not.toContain('培训学习');
  expect(head?.canonical).toBe('/home/marketing');
});

test.each(['59999', 'abc'])('id %s is not found, in place', async (id) => {
  expect((await renderRoute(routes, `/m/market?id=${id}`, answers)).status).toBe(404);
});

test('a failing service is not a missing content', async () => {
  const failing = { '/open/v1/marketing/detail': 500 };

  expect((await renderRoute(routes, '/m/market?id=50001', failing)).status).toBe(500);
});
