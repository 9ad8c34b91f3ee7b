import { findContradictions, type ReadPage } from './contradictions';
import { factSpecs } from './fact-specs';
import { planScopes } from './plan-scopes';
import { printContradictions } from './print-contradictions';

const plan = (slug: string, name: string) => ({
  ...{ slug, name, fits: '', price: 0, period: '年', recommended: false, facts: [] },
});
const plans = [
  plan('trial', '免费试用'),
  plan('basic', '基础版'),
  plan('professional', '专业版'),
  plan('flagship', '旗舰版'),
  plan('private', '私有化/定制'),
];
const facts = new Map([
  ['plan.professional.name', '专业版'],
  ['plan.professional.price', '¥19,800'],
  ['limit.delay', '10 到 300 秒'],
  ['promise.callback', '24 小时内'],
]);
const known = {
  facts: factSpecs(facts, [
    { fact: 'plan.*.price', says: ['{plan}'], unless: [{ words: '合计', because: '是几样加起来的钱' }] },
    { fact: 'limit.delay', says: ['延时播出/播出延时'] },
    { fact: 'promise.callback', says: ['回电'] },
  ]),
  scopes: planScopes([{ key: 'check-in', group: '互动', name: '签到', values: ['–', '✓', '✓', '✓', '✓'] }], plans, []),
};
const find = (...pages: ReadPage[]) => findContradictions(pages, known);
const factsOf = (text: string) => find({ address: '/page', text }).map(({ fact }) => fact);

test('a sentence with another value than the fact is told with what holds and where it stands', () => {
  const pages = [
    { address: '/home/service', text: '{"name":"专业版","price":"19800"}' },
    { address: '/help/helpDocument/10070', text: '专业版年费 ¥38,800\n试用 7 天，不扣费' },
  ];

  expect(find(...pages)).toEqual([
    {
      fact: 'plan.professional.price',
      holds: '¥19,800',
      versions: [{ says: '¥38,800', addresses: ['/help/helpDocument/10070'], sentence: '专业版年费 ¥38,800' }],
    },
  ]);
});

test.each([
  ['the price in structured data', '{"name":"专业版","price":"38800"}', 'plan.professional.price'],
  ['a price in words', '专业版一万八千八', 'plan.professional.price'],
  ['a cell below the name of a plan', '价格 | 基础版 | 专业版\n年费 | ¥5,980 | ¥38,800', 'plan.professional.price'],
  ['a line of the card of a plan', '专业版\n¥38,800 / 年', 'plan.professional.price'],
  ['the end of a range', '延时播出最长 120 秒', 'limit.delay'],
  ['days of work for hours', '顾问两个工作日内回电', 'promise.callback'],
  ['a function in another plan', '签到专业版起', 'feature.check-in'],
  ['a row of the price page', '签到 | ✓ | ✓ | ✓ | ✓ | ✓', 'feature.check-in'],
])('%s is held against the fact', (_what, text, fact) => {
  expect(factsOf(text)).toEqual([fact]);
});

test.each([
  ['a value within the range', '延时播出设为 30 秒'],
  ['the same period in another unit', '1 天内回电'],
  ['a sum, which is declared', '专业版合计 ¥31,200'],
  ['an example', '比如专业版 ¥9,900'],
  ['a function in the plan that has it first', '签到基础版及以上'],
])('%s is none', (_what, text) => {
  expect(factsOf(text)).toEqual([]);
});

test('a sentence that points at nothing is told however few say it', () => {
  const found = find({ address: '/home/daobo', text: '按套餐开放，价格页可查' });

  expect(printContradictions(found, 1)).toBe('1 页，1 个事实说法不一：\n指向没有的内容\n  价格页可查：/home/daobo');
  expect(printContradictions([], 3)).toBe('3 页，没有说法不一的事实。');
});

test('of many addresses the first ones are printed, with how many there are', () => {
  const many = ['a', 'b', 'c', 'd'].map((address) => ({ address, text: '复制推流码' }));
  const found = find(...many, { address: 'e', text: '复制推流密钥' });

  expect(printContradictions(found, 5)).toContain('  推流码：a b c 等 4 处\n  推流密钥：e');
});
