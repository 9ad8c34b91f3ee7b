import { coupletsOf, rhymingPages } from './heading-couplets';
import { findRepeats } from './repeated-sentences';
import { judgeWording } from './wording-command';

const heading = (text: string) => `<h2 class="x"><span>${text}</span></h2>`;

test.each([
  '三家店，三种播法',
  '散场十二分钟，销售已经在聊了',
  '播一场，剪十条',
  '从一张邀请，到一份报告',
  '一张流程单，从 14 天前排到 7 天后',
])('a heading in two clauses with a number is a couplet: %s', (text) => {
  expect(coupletsOf(heading(text))).toEqual([text]);
});

test.each([
  '三家公司的活动案例',
  '先选场景，再看功能',
  '临时只有三天，来得及吗？',
  '“优惠叠了几层，毛利还剩多少？”',
  '报名、座位与报告共用一份名单',
  '预热七天：锁住意向，不急着收钱',
])('%s is none', (text) => {
  expect(coupletsOf(heading(text))).toEqual([]);
});

test('a page with two couplets is told with both; one with one is not', () => {
  const pages = [
    { address: '/a', html: heading('四家店，四种调性') + heading('一张订单，三方来认') },
    { address: '/b', html: heading('四家店，四种调性') + heading('先用三家店试播一场') },
  ];

  expect(rhymingPages(pages)).toEqual([{ address: '/a', couplets: ['四家店，四种调性', '一张订单，三方来认'] }]);
});

const page = (address: string, text: string, canonical = address) => ({
  address,
  html: `<head><link rel="canonical" href="https://example.com${canonical}"></head><nav>站内搜索产品案例与资讯帮助</nav><main>${text}</main>`,
});

const sentence = '门店把码贴在收银台旁边没有人扫';

test('a sentence on two pages is a repeat, with both addresses; a shorter one is a label', () => {
  const found = findRepeats([
    page('/a', `<p>${sentence}。再说一句别的话给第一页听。</p><p>免费试用</p>`),
    page('/b', `<p>${sentence}！</p><p>免费试用</p>`),
  ]);

  expect(found).toEqual({ sentences: 2, repeats: [{ sentence, addresses: ['/a', '/b'] }] });
});

test('a page and its twin of another width are one text', () => {
  expect(findRepeats([page('/a', `<p>${sentence}</p>`), page('/m/a', `<p>${sentence}</p>`, '/a')]).repeats).toEqual([]);
});

test.each([
  ['a form', `<form><p>${sentence}</p></form>`],
  ['the name of another page', `<a href="/c">${sentence}</a>`],
  ['legal words', '<p>以上为功能说明，不构成法律意见和建议</p>'],
  ['a fact', '<p>报备过的场次每天 09:00–18:00 都有人在线值守</p>'],
])('%s may stand on many pages', (_, text) => {
  expect(findRepeats([page('/a', text), page('/b', text)], ['每天 09:00–18:00']).repeats).toEqual([]);
});

test('how much of the sentences stands on several pages is told as a share', () => {
  const own = (letter: string) => `<p>这一句话只在${letter}这一页上面有</p>`;
  const pages = [page('/a', `<p>${sentence}</p>${own('甲')}`), page('/b', `<p>${sentence}</p>${own('乙')}`)];

  expect(judgeWording(pages, [])).toMatchObject({ pages: 2, share: 1 / 3, rhyming: [] });
});
