import { listAddOns } from '@site/shared/calls/add-ons';
import { listPricingFeatures } from '@site/shared/calls/pricing-features';
import { listPricingPlans } from '@site/shared/calls/pricing-plans';
import { listPricingQuestions } from '@site/shared/calls/pricing-questions';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleFacts, withSampleFacts } from '@site/shared/testing/sample-facts';
import { renderPage } from '@site/shared/testing/render-page';
import { pricingHead } from '../../content/home-service/sections';

const address = '/home/service';

const plan = (slug: string, name: string, price: number | null, viewers: string, quota: string) => ({
  slug,
  name,
  fits: '说明',
  price,
  period: price === 0 ? '7 天' : price === null ? '' : '年',
  recommended: slug === 'professional',
  facts: [
    { key: 'viewers', name: '并发上限', value: viewers },
    { key: 'traffic', name: '赠送流量', value: quota },
  ],
});

const feature = (key: string, group: string, name: string, ...values: string[]) => ({ key, group, name, values });

const answers = {
  ...answerTo(listPricingPlans, {
    list: [
      plan('trial', '免费试用', 0, '50', '10 GB'),
      plan('basic', '基础版', 5980, '500', '300 GB'),
      plan('professional', '专业版', 19800, '5,000', '1.5 TB'),
      plan('private', '私有化/定制', null, '按需配置', '按需配置'),
    ],
  }),
  ...answerTo(listPricingFeatures, {
    list: [
      feature('password', '观看权限', '密码观看', '✓', '✓', '✓', '✓'),
      feature('whitelist', '观看权限', '白名单', '–', '–', '✓', '✓'),
      feature('captions', '录制回放', '字幕', '–', '–', '加购', '✓'),
    ],
  }),
  ...answerTo(listAddOns, {
    list: [
      { key: 'traffic', name: '流量包', price: 480, unit: '/ 1 TB', text: '一年内可用' },
      { key: 'viewers', name: '并发包', price: 900, unit: '/ 1,000 人·场', text: '单场生效' },
      { key: 'captions', name: '实时字幕', price: 120, unit: '/ 小时', text: '词库' },
      { key: 'crew', name: '执行服务', price: 3800, starting: true, unit: '/ 场', text: '按机位' },
      { key: 'crew-single', of: 'crew', name: '单机', price: 3800, unit: '/ 半天', text: '两人' },
      { key: 'exhibition', name: '元宇宙展厅', price: null, unit: '', text: '单独签约' },
    ],
  }),
  ...sampleFacts,
  ...answerTo(listPricingQuestions, { list: [{ ask: '期满会自动扣费吗？', answer: '不会。' }] }),
};

const at = (query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;
const text = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ');

test('R2.65 plans have their prices, the recommended one the only filled button', async () => {
  const { status, html } = await renderPage(address, answers);

  expect(status).toBe(200);
  expect(text(html)).toMatch(/¥\s*19,800\s*\/ 年/);
  expect(text(html)).toContain('咨询报价');
  expect(text(html)).toContain('价格以合同为准');
  expect(html.match(/<a [^>]*class="button action/g)).toHaveLength(1);
});

test('every plan with a price asks for the same trial, the quoted one for an adviser', async () => {
  const { html } = await renderPage(address, answers);
  const [, ...cards] = html.split('id="plan-');

  expect(cards.map((card) => />([^<>]+)<\/a>/.exec(card)?.[1])).toEqual([
    ...Array(3).fill('免费试用 7 天'),
    '联系顾问',
  ]);
});

test('R13.28 plans and the columns of the comparison stand in ascending order', async () => {
  const { html } = await renderPage(address, answers);
  const ids = [...html.matchAll(/id="plan-(\w+)"/g)].map(([, slug]) => slug);
  const columns = [...html.matchAll(/role="columnheader"><b>(.*?)</g)].map(([, name]) => name);

  expect(ids).toEqual(['trial', 'basic', 'professional', 'private']);
  expect(columns).toEqual(['免费试用', '基础版', '专业版', '私有化/定制']);
});

test('R13.28 each group says how many functions it folds on phones; what a search finds is not folded', async () => {
  const whole = await renderPage(address, answers);
  const found = await renderPage(at({ q: '白名单' }), answers);

  expect(whole.html).toMatch(/<summary[^>]*>观看权限<span class="count">2 项</);
  expect(whole.html).not.toMatch(/<details[^>]* open/);
  expect(whole.html.match(/class="group folded"/g)).toHaveLength(2);
  expect(found.html).not.toContain('folded');
});

test('without a search every row is under its group, with text for its icons', async () => {
  const { html } = await renderPage(address, answers);

  expect(html.match(/role="rowheader"/g)).toHaveLength(3 + 2);
  expect(html).toContain('>支持</span>');
  expect(html).toContain('>不含</span>');
  expect(html).not.toContain('共找到');
});

test('every plan can be taken out of the comparison without script', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toContain('role="group" aria-label="并排比较的版本"');
  expect(html.match(/<input[^>]*type="checkbox"[^>]*name="plans"[^>]*checked=""/g)).toHaveLength(4);
  for (const name of ['免费试用', '基础版', '专业版', '私有化/定制'])
    expect(html).toMatch(new RegExp(`<label [^>]*for="[^"]+">${name}</label>`));
});

test('R2.65 a search in the address is answered by the server: rows, marks, count, and the word in the field', async () => {
  const { html, head } = await renderPage(at({ q: '白名单' }), answers);

  expect(html).toContain('<mark class="hit">白名单</mark>');
  expect(html).not.toContain('密码观看');
  expect(text(html)).toMatch(/共找到\s+1\s+项/);
  expect(html).toMatch(/name="q"[^>]*value="白名单"/);
  expect(head).toMatchObject({ canonical: address, noindex: true });
});

test('a group is found by its name, with all its rows', async () => {
  const { html } = await renderPage(at({ q: '观看权限' }), answers);

  expect(text(html)).toMatch(/密码 观看/);
  expect(html).not.toContain('字幕</span>');
});

test('only rows that differ are left when the address asks for them, and the other form keeps that', async () => {
  const { html } = await renderPage(at({ diff: '1' }), answers);

  expect(html).not.toContain('密码观看');
  expect(html).toContain('白名单');
  expect(html).toMatch(/type="checkbox"[^>]*name="diff"[^>]*checked=""/);
  expect(html).toContain('<input type="hidden" name="diff" value="1"/>');
});

test('where nothing is found there are ways on, to the help search with the same words too', async () => {
  const { html } = await renderPage(at({ q: '<b>没有' }), answers);

  expect(html).toContain('没有找到“&lt;b&gt;没有”');
  expect(html).toContain(`href="/help/helpSearch/${encodeURIComponent('<b>没有')}"`);
  expect(html).not.toContain('role="table"');
});

test('R13.43 one launch is priced as one launch, without script: plan, packs and traffic, and what the next plan would spare', async () => {
  const { html } = await renderPage(at({ rate: '2', hours: '2', viewers: '3000', launches: '1' }), answers);

  expect(text(html)).toMatch(/建议版本 · 基础版 ¥ ?11,560/);
  expect(text(html)).toMatch(/流量包 6 ¥480 \/ 1 TB ¥ ?2,880/);
  expect(text(html)).toMatch(/并发包 3 ¥900 \/ 1,000 人·场 ¥ ?2,700/);
  expect(text(html)).toMatch(/专业版 ¥ ?21,720 多 ¥10,160：不用买并发包，少买流量包/);
  expect(text(html)).toContain('已含并发上限 500，赠送流量 300 GB');
  expect(text(html)).toContain('未算存储包、短信包等加购');
});

test('a number that is not taken is said by its field without script, and the form of the page sends what was counted', async () => {
  const { html } = await renderPage(at({ launches: '-5', viewers: '300' }), answers);
  const [field = ''] = /<input[^>]*name="launches"[^>]*>/.exec(html) ?? [];
  const [, id = ''] = /aria-describedby="([^"]+)"/.exec(field) ?? [];

  expect(html).toContain(`id="${id}">请填 1 到 1,000 的整数，现在按 12 场算<`);
  expect(field).toContain('value="12"');
  expect(html).toMatch(/name="url" value="https?:[^"]*launches=12/);
  expect((await renderPage(address, answers)).html).not.toContain('aria-invalid="true" aria-describedby="_quote');
});

test('R12.155 a choice that is not offered is said beside the form without script, a crew that is not in the list too', async () => {
  const { html } = await renderPage(at({ hours: '7', crew: 'crew-none' }), answers);

  expect(html).toContain(
    '<p class="wrong">链接里的单场时长“7 小时”不提供，按“1 小时”算；现场执行没看懂，按“自己拍”算</p>',
  );
  expect(html).toMatch(/name="url" value="https?:[^"]*hours=1&/);
  expect((await renderPage(address, answers)).html).not.toContain('链接里的');
});

test('R10.96 on paper stand the whole address of the quote, and what a crew costs besides', async () => {
  const { html } = await renderPage(at({ launches: '20' }), answers);
  const crewed = await renderPage(at({ crew: 'crew-single' }), answers);

  expect(text(html)).toMatch(/https?:\S*\/home\/service\?launches=20/);
  expect(text(html)).toContain('按当日价格，以合同为准');
  expect(html).not.toContain('不含差旅与专线');
  expect(crewed.html).toContain('含进场、彩排、撤场，不含差旅与专线');
});

test('R12.166 on paper stand the phone and, where a page is of one visit, the day on which it was counted', async () => {
  const today = () => new Date().toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai' });
  const before = today();
  const { html } = await renderPage(at({ launches: '20' }), answers);
  const stored = [await renderPage(address, answers), await renderPage(at({ rate: '2' }), answers)];

  const [line = ''] = /报价日期 .*，电话 400-000-0000，http/.exec(text(html)) ?? [];
  expect([before, today()].map((day) => `报价日期 ${day}，电话 400-000-0000，http`)).toContain(line);
  expect(html).not.toContain('data-issued=""');
  for (const page of stored) {
    expect(text(page.html)).toContain('电话 400-000-0000，http');
    expect(text(page.html)).toContain('含税估算，以合同为准');
    expect(page.html).not.toMatch(/报价日期|当日价格/);
    // The print script of the frame says the day of these.
    expect(page.html).toContain('data-issued=""');
  }
});

test('R10.96 a page that was asked for a year is printed as its quote, the plain page whole', async () => {
  const quoted = async (query: Record<string, string>) =>
    (await renderPage(at(query), answers)).html.includes('data-quoted');

  expect([await quoted({ viewers: '300' }), await quoted({ launches: '12', viewers: '200' })]).toEqual([true, true]);
  expect([await quoted({}), await quoted({ q: '白名单' })]).toEqual([false, false]);
});

test('R13.43 the field of a peak that nobody set is empty and follows the average, without script too', async () => {
  const { html } = await renderPage(at({ viewers: '500', peak: '' }), answers);
  const set = await renderPage(at({ viewers: '500', peak: '900' }), answers);
  const field = (page: string) => /<input[^>]*name="peak"[^>]*>/.exec(page)?.[0];

  expect(field(html)).toMatch(/placeholder="同平均在线".*value=""/);
  expect(html).not.toContain('不能少于平均在线');
  expect(field(set.html)).toContain('value="900"');
});

test('live streams a month keep their meaning in addresses of before', async () => {
  const { html } = await renderPage(at({ shows: '2' }), answers);

  expect(text(html)).toContain('全年 24 场约 2.16 TB 流量');
  expect(html).toMatch(/name="launches"[^>]*value="24"/);
});

test('a plan without what was asked is not offered and says so; the crew counts for each launch', async () => {
  const { html } = await renderPage(at({ captions: '1', crew: 'crew-single', launches: '2' }), answers);

  expect(text(html)).toMatch(/建议版本 · 专业版/);
  expect(text(html)).toMatch(/实时字幕 2 ¥120 \/ 小时 ¥ ?240/);
  expect(text(html)).toMatch(/执行服务（单机） 2 ¥3,800 \/ 半天 ¥ ?7,600/);
  expect(text(html)).toMatch(/基础版 不含字幕/);
});

test('R13.44 the columns that are compared stand in the address, and differences are those between them', async () => {
  const { html } = await renderPage(`${address}?diff=1&plans=trial&plans=basic`, answers);

  expect(html).not.toContain('白名单</span>');
  expect(text(html)).toContain('选中的版本功能相同');
  const ticked = [...html.matchAll(/<input[^>]*name="plans"[^>]*>/g)].filter(([field]) => field.includes('checked'));
  expect(ticked.map(([field]) => /value="(\w+)"/.exec(field)?.[1])).toEqual(['trial', 'basic']);
});

test.each(['traffic', 'viewers', 'event-watch', 'captions', 'accounts'])(
  'an address that takes %s for a crew changes no price',
  async (crew) => {
    const wished = { rate: '2', hours: '2', viewers: '3000', launches: '1' };
    const sums = (html: string) => text(html).match(/¥ ?[\d,]+/g);

    const plain = await renderPage(at(wished), answers);
    expect(sums((await renderPage(at({ ...wished, crew }), answers)).html)).toEqual(sums(plain.html));
  },
);

test('a plan that nobody sells is no choice of columns', async () => {
  const { html } = await renderPage(at({ diff: '1', plans: 'nosuch' }), answers);
  const boxes = html.match(/<input[^>]*type="checkbox"[^>]*name="plans"[^>]*>/g) ?? [];
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes.filter((box) => !box.includes('checked'))).toEqual([]);
});

test('every add-on has its row and price, the least of its kits or that it is quoted; kits have no row of their own', async () => {
  const { html } = await renderPage(address, answers);
  const [, rows = ''] = html.split('id="add-ons"');

  expect(text(rows)).toMatch(/执行服务\s+¥3,800 起\s+\/ 场/);
  expect(text(rows)).toMatch(/元宇宙展厅\s+咨询报价/);
  expect(text(rows)).not.toContain('单机');
});

test('the number of plans and functions is a fact, to search engines too', async () => {
  const { html, head } = await renderPage(address, answers);
  const [product] = head?.jsonLd ?? [];

  expect(html).toContain('〔plans.count〕版本，差别在规模');
  expect(product).toMatchObject({ description: withSampleFacts(pricingHead.description) });
});

test('search engines read offers with prices and the questions', async () => {
  const { head } = await renderPage(address, answers);
  const [product, faq] = head?.jsonLd ?? [];

  expect(head).toMatchObject({ title: `${pricingHead.title}-澄播云`, alternate: '/m/service', noindex: false });
  expect(product).toMatchObject({ '@type': 'Product' });
  expect((product as { offers: { price: string }[] }).offers.map(({ price }) => price)).toEqual(['0', '5980', '19800']);
  expect(faq).toMatchObject({ '@type': 'FAQPage' });
});

test('comparison, quote and questions may be missing; without plans the page shows that it is unavailable', async () => {
  const bare = await renderPage(address, {
    ...answers,
    [listPricingFeatures.path]: 503,
    [listAddOns.path]: 503,
    [listPricingQuestions.path]: 500,
  });
  const nothing = await renderPage(address, { ...answers, [listPricingPlans.path]: 503 });

  expect(bare.status).toBe(200);
  expect(bare.html).not.toContain('id="compare"');
  expect(bare.html).not.toContain('id="estimate"');
  expect(bare.html).not.toContain('id="faq"');
  expect(nothing.status).toBe(503);
});

test('headings go down one level at a time, and nothing carries a style attribute', async () => {
  const { html } = await renderPage(address, answers);
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  expect(html).not.toContain(' style=');
});
