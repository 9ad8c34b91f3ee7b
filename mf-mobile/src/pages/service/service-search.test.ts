import type { PricingPlan } from '@site/shared/contract/site';
import { groupFeatures, searchPrices } from './service-search';

const plan = (name: string, fact: string): PricingPlan => ({
  slug: name,
  name,
  fits: '小团队',
  price: 1,
  period: '年',
  recommended: false,
  facts: [{ key: 'viewers', name: '并发上限', value: fact }],
});

const priced = {
  plans: [plan('基础版', '500'), plan('旗舰版', '30,000')],
  features: [
    { key: 'whitelist', group: '观看权限', name: '白名单', values: ['✓'] },
    { key: 'open-api', group: '账号与开放', name: 'OpenAPI', values: ['–'] },
    { key: 'password', group: '观看权限', name: '密码观看', values: ['✓'] },
  ],
  questions: [{ ask: '能开发票吗？', answer: '可以，专用发票也行。' }],
};

test.each([
  ['白名单', { features: ['白名单'], plans: [], questions: [] }],
  ['openapi', { features: ['OpenAPI'], plans: [], questions: [] }],
  ['观看权限', { features: ['白名单', '密码观看'], plans: [], questions: [] }],
  ['发票 专用', { features: [], plans: [], questions: ['能开发票吗？'] }],
  ['并发 30,000', { features: [], plans: ['旗舰版'], questions: [] }],
])('%s finds what it stands for', (keyword, expected) => {
  const found = searchPrices(keyword, priced);

  expect({
    features: found.features?.map(({ name }) => name),
    plans: found.plans.map(({ name }) => name),
    questions: found.questions?.map(({ ask }) => ask),
  }).toEqual(expected);
});

test('without a keyword everything is listed, and a failed block stays absent', () => {
  expect(searchPrices('', priced)).toEqual(priced);
  expect(searchPrices('白名单', { ...priced, features: null }).features).toBeNull();
});

test('rows of a group stand together even where the service mixes them', () => {
  expect(groupFeatures(priced.features).map(({ name, features }) => [name, features.length])).toEqual([
    ['观看权限', 2],
    ['账号与开放', 1],
  ]);
});
