import { readCasePage } from '@site/shared/calls/case-page';
import { readCaseStudy } from '@site/shared/calls/case-study';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleCase, sampleCasePage, sampleCaseStudy } from '@site/shared/testing/sample-cases';
import type { HandledRequest } from '@site/shared/calls/call';
import type { CasePage } from '@site/shared/contract/cases';
import { renderPage } from '@site/shared/testing/render-page';

const address = '/home/case';
const facets = {
  industry: [
    { name: '金融', count: 20 },
    { name: '连锁零售', count: 4 },
  ],
  scene: [
    { name: '峰会', count: 24 },
    { name: '带岗', count: 0 },
  ],
  product: [{ name: '营销直播', count: 24 }],
};

function find({ q, industry, pageIndex }: HandledRequest<typeof readCasePage>): CasePage | 404 {
  if (pageIndex > 2) return 404;
  const none = q === '没有' || industry === '不存在';
  const few = industry === '连锁零售';
  const list = none ? [] : [sampleCase(41001), sampleCase(41002, { industry: '连锁零售' })];
  return sampleCasePage(list, { total: none ? 0 : few ? 2 : 24, pageIndex, facets });
}

const study = sampleCaseStudy(41011, {
  related: [sampleCase(41012)],
  prev: { id: 41010, title: '上一个案例' },
});

const answers = {
  ...answerTo(readCasePage, find),
  ...answerTo(readCaseStudy, ({ id }) => (id === 41011 ? study : 404)),
};

const at = (query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;
/** The plain form that asks for a view of the library. */
const form = (query: Record<string, string>) =>
  `<form action="${address}">${Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`)
    .join('')}<button`;
const link = (query: Record<string, string>) => `href="${at(query).replaceAll('&', '&amp;')}"`;
const text = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ');

test('R2.34 every filter alone is a link with its count, and the cards link to their cases', async () => {
  const { status, html, head } = await renderPage(address, answers);

  expect(status).toBe(200);
  expect(html).toContain(link({ industry: '连锁零售' }));
  expect(text(html)).toContain('金融 20');
  expect(text(html)).toContain('共 24 个案例');
  expect(html).toContain('href="/home/case?id=41001"');
  expect(text(html)).toContain('41.2');
  expect(head).toMatchObject({ canonical: address, noindex: false });
});

test('a filter with no case behind it is bare words, with its count', async () => {
  const { html } = await renderPage(address, answers);

  expect(text(html)).toContain('带岗 0');
  expect(html).not.toContain(encodeURIComponent('带岗'));
  expect(html).not.toContain('value="带岗"');
});

test('R10.36 combinations, words and orders are asked for by forms: no link leads a crawler there', async () => {
  for (const query of [{ industry: '金融' }, { industry: '金融', scene: '峰会' }, { q: '审批', sort: 'newest' }]) {
    const { html } = await renderPage(at(query as Record<string, string>), answers);
    const places = [...html.matchAll(/href="\/home\/case\?([^"]*)"/g)].map(([, search = '']) => [
      ...new URLSearchParams(search.replaceAll('&amp;', '&')).keys(),
    ]);
    // The pages of a list link to each other.
    const own = Object.keys(query).join();
    const views = places.filter((names) => !names.includes('page') && names.join() !== own);
    expect(views.length).toBeGreaterThan(0);
    for (const names of views) expect([['id'], ['industry'], ['scene'], ['product']]).toContainEqual(names);
  }
});

test('filters, words and order of the address reach the service, and every choice keeps the others', async () => {
  const { html, calls, head } = await renderPage(at({ industry: '金融', q: '审批', sort: 'newest' }), answers);

  const requested = new URLSearchParams(calls[0]?.split('?')[1]);
  expect(Object.fromEntries(requested)).toMatchObject({
    industry: '金融',
    q: '审批',
    sort: 'newest',
    pageIndex: '1',
    pageSize: '12',
  });
  expect(html).toContain(form({ industry: '金融', scene: '峰会', q: '审批', sort: 'newest' }));
  expect(html).toContain('<input type="hidden" name="industry" value="金融"/>');
  expect(html).toMatch(/name="q"[^>]*value="审批"/);
  expect(head?.noindex).toBe(true);
});

test('what is chosen can be taken away one by one, or all at once', async () => {
  const { html } = await renderPage(at({ industry: '金融', scene: '峰会' }), answers);

  expect(html).toMatch(/<ul class="chosen"/);
  expect(html).toContain(link({ scene: '峰会' }));
  expect(html).toContain(link({ industry: '金融' }));
  expect(html).toContain('清除全部');
});

test('a filtered list has its own title and canonical; pages beyond the first are noindex', async () => {
  const first = await renderPage(at({ industry: '金融' }), answers);
  const second = await renderPage(at({ industry: '金融', page: '2' }), answers);

  expect(first.head).toMatchObject({
    title: '金融行业_直播案例-澄播云',
    canonical: at({ industry: '金融' }),
    noindex: false,
  });
  expect(second.head).toMatchObject({ title: '金融行业_直播案例_第 2 页-澄播云', noindex: true });
  expect(second.html).toContain(link({ industry: '金融' }));
});

test.each([
  { industry: '连锁零售' },
  { industry: '金融', scene: '峰会' },
  { scene: '峰会', q: '没有' },
  { scene: '峰会', sort: 'newest' },
])('%j has too few cases or is a combination: it is not indexed and names the library', async (query) => {
  const { status, head } = await renderPage(at(query as Record<string, string>), answers);

  expect(status).toBe(200);
  expect(head).toMatchObject({ noindex: true, canonical: address });
});

test('a scene and a product of the same name have titles and descriptions of their own', async () => {
  const scene = await renderPage(at({ scene: '峰会' }), answers);
  const product = await renderPage(at({ product: '营销直播' }), answers);

  expect(scene.head).toMatchObject({ title: '峰会场景_直播案例-澄播云', noindex: false });
  expect(product.head).toMatchObject({ title: '营销直播产品_直播案例-澄播云', noindex: false });
  expect(scene.head?.description).toMatch(/^峰会场景的企业直播案例，共 24 个。例如：案例 41001、案例 41002。/);
});

test('without results there are further links', async () => {
  const { status, html } = await renderPage(at({ q: '没有' }), answers);

  expect(status).toBe(200);
  expect(html).toContain('没有符合这些条件的案例');
  expect(html).toContain('查看全部案例');
});

test.each([
  { industry: '不存在' },
  { page: '3' },
  { page: 'x' },
  { sort: 'price' },
  { sort: 'constructor' },
  { id: '49999' },
  { id: 'x' },
])('the URL with %j is a 404', async (query: Record<string, string>) => {
  expect((await renderPage(at(query), answers)).status).toBe(404);
});

test('one case has its figures, the customer’s quote and similar cases', async () => {
  const { status, html, head } = await renderPage(at({ id: '41011' }), answers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const text of ['江边立一台摄像机', '同一个镜头，两种心情。']) expect(html).toContain(text);
  expect(html).toContain('href="/home/case?id=41012"');
  expect(html).toContain('href="/home/case?id=41010"');
  expect(head).toMatchObject({
    title: '案例 41011_金融案例-澄播云',
    canonical: '/home/case?id=41011',
    published: '2026-07-22',
  });
});

test('without the service the library shows that it is unavailable', async () => {
  expect((await renderPage(address, { [readCasePage.path]: 503 })).status).toBe(503);
});

test('R13.22 one case is told by its show: cameras, three moments, places, what failed, the kit', async () => {
  const { html } = await renderPage(at({ id: '41011' }), answers);
  const { show } = study;
  const words = text(html);

  for (const { name, shows } of show.cameras) expect(words).toContain(`${name} · ${shows}`);
  for (const mark of show.marks) expect(words).toContain(`${mark.at} ${mark.title}`);
  expect(words).toMatch(/镜头起雾 没做好/);
  expect(words).toContain('江岸 120 人次');
  for (const { failed, changed } of show.failures) expect(words).toContain(`${failed} 后来 ${changed}`);
  expect(words).toContain('采集卡 ×4');
  expect(words).toContain('1 小时 10 分钟的');
});

test('R13.23 the set-up of a case stands in the requirement of the form, and each number can be changed', async () => {
  const { html } = await renderPage(at({ id: '41011' }), answers);
  const band = html.slice(html.indexOf('id="lead"'));

  expect(band).toMatch(
    /<textarea[^>]*name="requirement"[^>]*>照某客户 41011的做法播一场：机位 12 路、值班 3 人、演练 1 次、解说 3 档。</,
  );
  expect(band).toContain('data-console="setup"');
  expect(band.match(/<button[^>]*data-do="(less|more)"/g)).toHaveLength(8);
});

test('R13.24 the headings of a case are in order, and every drawing keeps its place without styles', async () => {
  const { html } = await renderPage(at({ id: '41011' }), answers);
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.slice(1).entries()) expect(level - (levels[index] ?? 0)).toBeLessThan(2);
  const above = html.slice(0, html.indexOf('id="lead"'));
  for (const [svg] of above.matchAll(/<svg[^>]*>/g)) expect(svg).toMatch(/width=.*height=/);
  expect(html).not.toContain('style="');
});

const many = Array.from({ length: 12 }, (_, index) => sampleCase(41001 + index));
const full = { ...answerTo(readCasePage, ({ pageIndex }) => sampleCasePage(many, { total: 24, pageIndex, facets })) };

test('R13.20 the library is opened by one case, then has a rhythm: a row, three, a quote, and the rest in lines', async () => {
  const { html } = await renderPage(address, full);
  const at = ['lead', 'feature', 'trio', 'said', 'rows'].map((name) =>
    html.search(new RegExp(`class="(box )?${name}"`)),
  );

  for (const place of at) expect(place).toBeGreaterThan(-1);
  expect([...at].sort((a, b) => a - b)).toEqual(at);
  for (const { id } of many) expect(html.split(`href="/home/case?id=${id}"`)).toHaveLength(2);
  expect(text(html)).toContain('“同一个镜头，两种心情。”');
});

test.each([{ industry: '金融' }, { q: '审批' }, { sort: 'newest' }, { page: '2' }])(
  'R13.21 with %j the index comes before the cases, and each case is still there once',
  async (query) => {
    const { html } = await renderPage(at(query as Record<string, string>), full);

    expect(html.indexOf('aria-label="筛选案例"')).toBeLessThan(html.indexOf('href="/home/case?id=41001"'));
    for (const { id } of many) expect(html.split(`href="/home/case?id=${id}"`)).toHaveLength(2);
  },
);
