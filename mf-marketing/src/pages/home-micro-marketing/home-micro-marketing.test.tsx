import { listMarketingTools } from '@site/shared/calls/marketing-tools';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { toolsHero } from '../../content/home-micro-marketing';

const address = '/home/microMarketing';
const everyPlan = ['免费试用', '基础版', '专业版'];

const tool = (slug: string, name: string, group: string, plans: string[]) => ({
  slug,
  name,
  group,
  plans,
  text: `${name}的一句话。`,
  helpId: 10022,
});

const answers = answerTo(listMarketingTools, {
  list: [
    tool('lead-score', '线索评分', '复盘', ['专业版']),
    tool('countdown', '倒计时', '预热', everyPlan),
    tool('live-draw', '实时抽奖', '互动', everyPlan.slice(1)),
  ],
});

const at = (query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;
const text = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ');

test('R2.58 the tools are in the order of a live stream, each with its plan and its help', async () => {
  const { status, html } = await renderPage(address, answers);
  const places = ['countdown', 'live-draw', 'lead-score'].map((slug) => html.indexOf(` id="${slug}"`));

  expect(status).toBe(200);
  expect(html).toContain(toolsHero.title);
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(html).toContain('href="/help/helpDocument/10022"');
  expect(text(html)).toContain('各套餐可用');
  expect(text(html)).toContain('基础版起');
});

test('group and plan of the address leave their tools, and the links say what is left', async () => {
  const { html, head } = await renderPage(at({ plan: '基础版' }), answers);

  expect(html).not.toContain('线索评分的一句话');
  expect(text(html)).toContain('共 2 个工具');
  expect(text(html)).toContain('专业版 3');
  expect(html).toContain(`href="${at({ group: '互动', plan: '基础版' }).replace('&', '&amp;')}"`);
  expect(head).toMatchObject({ noindex: true, canonical: address });
});

test('a group has a page of its own for search engines', async () => {
  const { head, html } = await renderPage(at({ group: '预热' }), answers);

  expect(head).toMatchObject({ noindex: false, canonical: at({ group: '预热' }) });
  expect(head?.title).toMatch(/^预热工具_/);
  expect(html).not.toContain('实时抽奖的一句话');
});

test('words are searched for within what is chosen, and stand marked', async () => {
  const { html } = await renderPage(at({ q: '抽奖' }), answers);

  expect(html).toContain('<mark class="hit">抽奖</mark>');
  expect(text(html)).toContain('共 1 个工具');
});

test('without tools there is a link back', async () => {
  const { html } = await renderPage(at({ q: '没有' }), answers);

  expect(html).toContain('没有符合条件的工具');
  expect(html).toContain(`href="${address}"`);
});

test.each([{ group: '不存在' }, { plan: '不存在' }])('%j is a 404', async (query: Record<string, string>) => {
  expect((await renderPage(at(query), answers)).status).toBe(404);
});

test('without the service the catalogue shows that it is unavailable', async () => {
  expect((await renderPage(address, { [listMarketingTools.path]: 503 })).status).toBe(503);
});
