import { listPricingFeatures } from '@site/shared/calls/pricing-features';
import { listPricingPlans } from '@site/shared/calls/pricing-plans';
import { listPricingQuestions } from '@site/shared/calls/pricing-questions';
import { answerTo } from '@site/shared/testing/answer-to';
import type { PricingPlan } from '@site/shared/contract/site';
import { renderPage } from '@site/shared/testing/render-page';

function plan(slug: string, name: string, price: number | null, recommended = false): PricingPlan {
  const period = price === null ? '' : '年';
  return {
    slug,
    name,
    fits: '团队',
    price,
    period,
    recommended,
    facts: [{ key: 'accounts', name: '子账号', value: '20 个' }],
  };
}

const plans = answerTo(listPricingPlans, {
  list: [
    plan('trial', '免费试用', 0),
    plan('professional', '专业版', 19800, true),
    plan('private', '私有化/定制', null),
  ],
});
const answers = {
  ...plans,
  ...answerTo(listPricingFeatures, {
    list: [
      { key: 'whitelist', group: '观看权限', name: '白名单', values: ['–', '✓'] },
      { key: 'red-packet', group: '互动玩法', name: '红包', values: ['✓', '✓'] },
    ],
  }),
  ...answerTo(listPricingQuestions, { list: [{ ask: '可以开专票吗？', answer: '都可以。' }] }),
};

const only = (found: string) => renderPage(`/m/service?q=${encodeURIComponent(found)}`, answers);

test('R2.117 plans, comparison, traffic and questions are in the server HTML', async () => {
  const { status, html, head } = await renderPage('/m/service', answers);

  expect(status).toBe(200);
  for (const text of ['¥19,800', '咨询报价', '白名单', '红包', '900', '可以开专票吗？']) expect(html).toContain(text);
  expect(html).toContain('价格以合同为准');
  expect(head).toMatchObject({ canonical: '/home/service', noindex: false });
  expect(head?.jsonLd).toMatchObject([{ '@type': 'FAQPage' }]);
});

test('R13.28 plans stand in ascending order, the recommended one the only one unfolded, and what a plan lacks is said in words', async () => {
  const { html } = await renderPage('/m/service', answers);

  const [, first = '', second = ''] = html.split('<li class="plan');
  expect(first).toContain('免费试用');
  expect(second).toMatch(/专业版.*<details[^>]* open/);
  expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
  expect(html).toMatch(/<td[^>]*>不含<\/td>/);
});

test('every plan with a price asks for the trial as the page for computers does, the quoted one for an adviser', async () => {
  const { html } = await renderPage('/m/service', answers);
  const [, ...cards] = html.split('<li class="plan');
  const asks = cards.map((card) => />([^<>]+)<\/a>/.exec(card)?.[1]);

  expect(asks.slice(0, 3)).toEqual(['免费试用 7 天', '免费试用 7 天', '联系顾问']);
  for (const part of ['estimate', 'add-ons']) expect(html).toContain(`href="/home/service#${part}"`);
});

test('R13.28 every group is folded, says how many functions it holds, and has a link to it', async () => {
  const { html } = await renderPage('/m/service', answers);

  for (const [index, group] of ['观看权限', '互动玩法'].entries()) {
    expect(html).toContain(`<a class="link" href="#functions-${index + 1}">${group}</a>`);
    expect(html).toMatch(new RegExp(`<details[^>]*id="functions-${index + 1}"><summary.*?>${group} · 1 项<`));
  }
});

test('R2.117 a function is found, marked, and shown alone; the page asks search engines to leave it out', async () => {
  const { html, head } = await only('白名单');

  expect(html).toContain('“<!-- -->白名单<!-- -->”共找到 <!-- -->1<!-- --> 项');
  expect(html).toMatch(/<mark[^>]*>白名单<\/mark>/);
  expect(html).not.toContain('¥19,800');
  expect(html).not.toContain('可以开专票吗？');
  expect(head).toMatchObject({ canonical: '/home/service', noindex: true });
});

test('a plan and a question are found, too', async () => {
  expect((await only('私有化')).html).toContain('咨询报价');
  expect((await only('专票')).html).toContain('可以开专票吗？');
});

test('a keyword without results links to the help centre and back to the full page', async () => {
  const { status, html } = await only('全息');

  expect(status).toBe(200);
  expect(html).toContain('没有找到“全息”');
  expect(html).toContain(`href="/help/helpSearch/${encodeURIComponent('全息')}"`);
  expect(html).toContain('href="/m/service"');
});

test('the search works without script and keeps the keyword', async () => {
  const { html } = await only('红包');

  expect(html).toMatch(/<form[^>]*action="\/m\/service"/);
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="红包"/);
});

test('without comparison and questions the plans render, and a search says what is missing', async () => {
  const whole = await renderPage('/m/service', plans);
  const search = await renderPage('/m/service?q=zzz', plans);

  expect(whole.status).toBe(200);
  expect(whole.html).toContain('¥19,800');
  expect(search.html).toContain('功能清单暂时没取到');
  expect(search.html).not.toContain('没有找到');
});

test('without the plans the price page fails', async () => {
  expect((await renderPage('/m/service', { ...answers, [listPricingPlans.path]: 500 })).status).toBe(500);
});
