import { listAddOns } from '@site/shared/calls/add-ons';
import { listPricingFeatures } from '@site/shared/calls/pricing-features';
import { listPricingPlans } from '@site/shared/calls/pricing-plans';
import { listPricingQuestions } from '@site/shared/calls/pricing-questions';
import { withSampleFacts } from '@site/shared/testing/sample-facts';
import { renderPage } from '@site/shared/testing/render-page';
import { pricingHead } from '../../content/home-service/sections';
import { address, answers, text } from '../../testing/service-page';

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
