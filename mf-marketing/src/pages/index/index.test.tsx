import type { CaseStudy } from '@site/shared/contract/cases';
import { renderRoute } from '@site/shared/testing/render-route';
import { homeWords } from '../../content/home-words';
import { products } from '../../content/products';
import { solutions } from '../../content/solutions';
import { routes } from '../../routes';

const list = (...items: unknown[]) => ({ code: 0, msg: 'ok', data: { list: items } });

const marketing = (id: number) => ({
  id,
  title: `方案 ${id}`,
  link: `/home/marketing/${id}`,
  description: '说明',
  categoryId: 1,
  categoryName: '获客增长',
  banner: { title: '少填一项', words: '先让人进来', scene: 'chart' },
});

const study = (id: number, industry: string): Partial<CaseStudy> => ({
  id,
  industry,
  title: `案例 ${id}`,
  customer: '某品牌',
  result: '按时开播',
  metrics: [{ name: '观看人次', value: '412000', unit: '人次' }],
  quote: '同一个镜头，两种心情。',
  quoteBy: '某中心主任 · 示例',
});

const article = (id: number, published: string) => ({
  id,
  published,
  title: `文章 ${id}`,
  summary: '摘要',
  category: 6,
  categoryName: '活动执行',
});

const answers = {
  '/open/v1/marketing/list': list(...[50001, 50002, 50003, 50004, 50005, 50006].map(marketing)),
  '/open/v1/case/detail': { code: 0, msg: 'ok', data: study(41011, '广电传媒') },
  '/open/v1/case/list': list(study(41001, '连锁零售'), study(41012, '广电传媒')),
  '/open/v1/information/article/featured': list(article(20035, '2026-07-09')),
  '/VZApi/GetHomeNewList': list({ category: { id: 6 }, articles: [article(20030, '2026-09-17')] }),
};

test('the first HTML says what we do, in one h1, with trial and consultation', async () => {
  const { status, html } = await renderRoute(routes, '/');

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/让每一场直播，.*都有清楚的结果/);
  expect(html).toContain('href="/home/login?type=1"');
  expect(html).toContain('href="/#lead"');
  expect(html).toContain('id="lead"');
});

test('the six products and the four ways of working are links and words without script', async () => {
  const { html } = await renderRoute(routes, '/');

  for (const { link, name } of products) expect(html).toMatch(new RegExp(`href="${link}".*${name}`));
  for (const { title } of solutions) expect(html).toContain(title);
  expect(html.match(/type="radio"/g)).toHaveLength(solutions.length);
});

test('five marketing items stand in the order 0, 1, 4, 2, 3', async () => {
  const { html } = await renderRoute(routes, '/', answers);
  const order = [...html.matchAll(/href="\/home\/marketing\/(\d+)"/g)].map(([, id]) => Number(id));

  expect(order).toEqual([50001, 50002, 50005, 50003, 50004]);
});

test('the told case speaks with its quote, and its industry does not stand in the list again', async () => {
  const { html } = await renderRoute(routes, '/', answers);

  expect(html).toContain('同一个镜头，两种心情。');
  expect(html).toContain('href="/home/case?id=41001"');
  expect(html).not.toContain('id=41012');
  expect(html).toContain('41.2');
});

test('the featured article leads and the newest follow', async () => {
  const { html } = await renderRoute(routes, '/', answers);

  expect(html.indexOf('href="/info/20035"')).toBeLessThan(html.indexOf('href="/info/20030"'));
});

test('a page whose calls all fail is whole and says nothing of what is missing', async () => {
  const { status, html } = await renderRoute(routes, '/', {
    '/open/v1/marketing/list': 500,
    '/open/v1/case/list': 503,
  });

  expect(status).toBe(200);
  expect(html).not.toContain(homeWords.cases.title);
  expect(html).not.toContain(homeWords.news.title);
  expect(html).not.toContain('五套现成方案');
  expect(html).toContain('id="lead"');
});

test('the head names the phone page and the owner of the site', async () => {
  const { head } = await renderRoute(routes, '/');

  expect(head).toMatchObject({ title: '企业直播平台_营销培训连锁直播解决方案-澄播云', alternate: '/m/' });
  expect(head?.jsonLd?.map((item) => item['@type'])).toEqual(['Organization', 'WebSite']);
  expect(head?.description.length).toBeGreaterThanOrEqual(50);
});

test('no markup breaks the content security policy', async () => {
  const { html } = await renderRoute(routes, '/', answers);

  expect(html).not.toMatch(/ style=| onclick=|javascript:/);
});
