import type { CaseStudy } from '@site/shared/contract/cases';
import type { PageHandle } from '@site/shared/page/page-handle';
import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';

const study: CaseStudy = {
  id: 41001,
  title: '三百多家茶饮店一起上新',
  customer: '某连锁茶饮品牌',
  industry: '连锁零售',
  scene: '门店',
  products: ['连锁'],
  result: '券带着门店归属发出',
  metrics: [
    { name: '参与门店', value: '312', unit: '家' },
    { name: '观看人次', value: '86400', unit: '人次' },
  ],
  published: '2026-09-09',
  quote: '这次是顾客先知道',
  quoteBy: '某连锁茶饮品牌 · 示例',
  html: '',
  headings: [],
  related: [],
  prev: null,
  next: null,
};

const withCase = { '/open/v1/case/detail': { code: 0, msg: 'ok', data: study } };
const withoutCase = { '/open/v1/case/detail': 503 };

const partners: [string, string | undefined][] = [
  ['/m/activity', '/home/activity'],
  ['/m/chain', '/home/chain'],
  ['/m/edu', '/home/edu'],
  ['/m/entmarket', '/home/entmarket'],
  ['/m/furn', '/home/furn'],
  ['/m/gd', '/home/gd'],
  ['/m/imageLive', '/home/imageLive'],
  ['/m/online_H5', undefined],
  ['/m/summit', '/home/summit'],
  ['/m/vzChain', '/home/vzChain'],
  ['/m/vzScrm', '/home/vzScrm'],
  ['/m/yuanyuzhou', '/home/yuanyuzhou'],
];
const addresses = partners.map(([address]) => address);

test.each(partners)('%s leads search engines to %s and answers its questions for them', async (address, partner) => {
  const { status, html, head } = await renderRoute(routes, address, withCase);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(head?.canonical).toBe(partner);
  expect(head?.title).toMatch(/-澄播云$/);
  expect(head?.description.length).toBeGreaterThan(40);
  const questions = (head?.jsonLd ?? []).flatMap(({ mainEntity }) => mainEntity as { name: string }[]);
  expect(questions.length).toBeGreaterThanOrEqual(4);
  for (const { name } of questions) expect(html).toContain(name);
});

test('no two pages share a title or a description', async () => {
  const heads = await Promise.all(addresses.map(async (address) => (await renderRoute(routes, address)).head));

  expect(new Set(heads.map((head) => head?.title)).size).toBe(addresses.length);
  expect(new Set(heads.map((head) => head?.description)).size).toBe(addresses.length);
});

test.each(addresses)('%s stays whole when its case does not come', async (address) => {
  const { status, html } = await renderRoute(routes, address, withoutCase);

  expect(status).toBe(200);
  expect(html).not.toContain('读完整案例');
  expect(html).toContain('id="lead"');
});

test.each(addresses)('%s carries no style attribute, which the content security policy refuses', async (address) => {
  const { html } = await renderRoute(routes, address, withCase);

  expect(html).not.toContain(' style=');
});

test.each(addresses)('every picture of %s has words, and no id is given twice', async (address) => {
  const { html } = await renderRoute(routes, address, withCase);

  for (const [picture] of html.matchAll(/<[^>]*role="img"[^>]*>/g)) expect(picture).toMatch(/aria-label="[^"]{4,}"/);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('where the hero is dark the header starts over it, and nowhere else', async () => {
  const dark = await Promise.all(
    routes.map(async (route) => {
      const page = (await (route.lazy as () => Promise<{ handle: PageHandle }>)()).handle;
      return page.header === 'over-dark' ? route.path : undefined;
    }),
  );

  expect(dark.filter(Boolean)).toEqual(['/m/', '/m/activity', '/m/edu', '/m/gd', '/m/yuanyuzhou']);
});
