import type { PricingPlan } from '@site/shared/contract/site';
import { exampleWish, type Wish } from './home-service.address';
import { type PriceList, quoteFor } from './home-service.quote';
import { includedIn, reasonOf, reportLine } from './home-service.reasons';

const plan = (name: string, price: number, viewers: string, traffic: string): PricingPlan => ({
  ...{ slug: name, name, fits: '', price, period: '年', recommended: false },
  facts: [
    { key: 'viewers', name: '并发上限', value: viewers },
    { key: 'traffic', name: '赠送流量', value: traffic },
    { key: 'accounts', name: '子账号', value: '100' },
  ],
});
const feature = (key: string, name: string, ...values: string[]) => ({ key, group: '', name, values });
const addOn = (key: string, name: string, price: number, unit: string) => ({ key, name, price, unit });

const list: PriceList = {
  plans: [
    plan('基础版', 5980, '500', '300 GB'),
    plan('专业版', 19_800, '5,000', '1.5 TB'),
    plan('旗舰版', 49_800, '30,000', '6 TB'),
  ],
  features: [
    feature('cameras', '云导播机位', '2', '4', '8'),
    feature('captions', '字幕', '–', '加购', '✓'),
    feature('event-watch', '重要场次保障', '–', '加购', '每年 4 场'),
  ],
  addOns: [
    ...[addOn('traffic', '流量包', 480, '/ 1 TB'), addOn('viewers', '并发包', 900, '/ 1,000 人·场')],
    ...[addOn('captions', '实时字幕', 120, '/ 小时'), addOn('event-watch', '重要场次保障', 3000, '/ 场')],
  ],
};

function told(wished: Partial<Wish>): [best: string | undefined, included: string, ...reasons: string[]] {
  const wish = { ...exampleWish, ...wished };
  const [best, ...others] = quoteFor(wish, list).offers;
  if (!best) return [undefined, ''];
  return [best.plan.name, includedIn(wish, list, best).join('，'), ...others.map((offer) => reasonOf(offer, best))];
}

test('R13.42 a smaller plan that costs more says what has to be bought with it, and nothing that it has less of', () => {
  expect(told({ viewers: 800, peak: 7000, launches: 24, cameras: 4, captions: true, watch: true })).toEqual([
    '旗舰版',
    '并发上限 30,000，赠送流量 6 TB，云导播机位 8，字幕，重要场次保障 每年 4 场',
    '多 ¥30,480：要买并发包、实时字幕，要多买流量包、重要场次保障',
  ]);
});

test('R13.42 a larger plan says what it spares and what it has more of; the cheapest what of the wish is in its price', () => {
  expect(told({ rate: 2, hours: 2, viewers: 3000, peak: 3000, launches: 1 })).toEqual([
    '基础版',
    '并发上限 500，赠送流量 300 GB',
    '多 ¥10,160：不用买并发包，少买流量包，并发上限 5,000，赠送流量 1.5 TB',
    '多 ¥38,240：不用买流量包、并发包，并发上限 30,000，赠送流量 6 TB',
  ]);
  expect(told({ launches: 1, captions: true })[1]).toBe('并发上限 5,000，赠送流量 1.5 TB');
});

test.each([
  [{ viewers: 900, peak: 1000 }, ''],
  [{ viewers: 900, peak: 1001 }, '超过并发上限两倍的场次提前五个工作日报备。'],
  [{ watch: true }, '重要场次提前五个工作日报备。'],
  [{ watch: true, peak: 10_001 }, '重要场次和超过并发上限两倍的场次提前五个工作日报备。'],
])('R12.168 of the wish %j the quote says what has to be filed before: “%s”', (wished, line) => {
  const wish = { ...exampleWish, launches: 1, ...wished };
  const [best] = quoteFor(wish, list).offers;

  expect(reportLine(wish, best, '两倍', '五个工作日')).toBe(line);
  expect(reportLine(wish, best, '', '')).toBe('');
});

test('two offers of one sum say so', () => {
  const [offer] = quoteFor(exampleWish, list).offers;
  if (offer) expect(reasonOf(offer, offer)).toBe('同价');
  expect.assertions(1);
});
