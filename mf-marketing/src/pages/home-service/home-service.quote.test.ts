import type { PricingPlan } from '@site/shared/contract/site';
import { exampleWish, type Wish } from './home-service.address';
import { readFigure } from './home-service.numbers';
import { formatTraffic, type PriceList, quoteFor } from './home-service.quote';

const plan = (slug: string, price: number | null, viewers: string, traffic: string): PricingPlan => ({
  ...{ slug, name: slug, fits: '', price, period: '年', recommended: false },
  facts: [
    { key: 'viewers', name: '并发上限', value: viewers },
    { key: 'traffic', name: '赠送流量', value: traffic },
  ],
});
const feature = (key: string, ...values: string[]) => ({ key, group: '', name: key, values });
const addOn = (key: string, price: number | null, unit = '/ 半天') => ({
  ...{ key, name: key, price, unit, text: '' },
  ...(key.startsWith('crew-') && { of: 'crew' }),
});

const list: PriceList = {
  plans: [
    plan('trial', 0, '50', '10 GB'),
    plan('basic', 5980, '500', '300 GB'),
    plan('professional', 19800, '5,000', '1.5 TB'),
    plan('flagship', 49800, '30,000', '6 TB'),
    plan('private', null, '按需配置', '按需配置'),
  ],
  features: [
    feature('captions', '–', '–', '加购', '✓', '✓'),
    feature('event-watch', '–', '–', '加购', '每年 4 场', '按需'),
    feature('cameras', '–', '2', '4', '8', '按需'),
  ],
  addOns: [
    ...[addOn('traffic', 480, '/ 1 TB'), addOn('viewers', 900, '/ 1,000 人·场')],
    ...[addOn('captions', 120, '/ 小时'), addOn('event-watch', 3000, '/ 场')],
    ...[addOn('crew', null), addOn('crew-single', 3800), addOn('crew-pair', 6800)],
  ],
};

const cheapest = (wish: Wish) => quoteFor(wish, list).offers[0]?.sum ?? Number.NaN;

/** Steps of every input, from the least to the most. */
const steps: { [Name in keyof Wish]: Wish[Name][] } = {
  rate: [1, 2, 4],
  hours: [0.5, 1, 3, 8],
  viewers: [1, 499, 501, 4000, 40_000],
  peak: [1, 500, 501, 5000, 5001, 60_000],
  launches: [1, 3, 4, 5, 12, 300],
  cameras: [0, 2, 4, 8],
  crew: ['', 'crew-single', 'crew-pair'],
  captions: [false, true],
  watch: [false, true],
};

/** Wishes that differ in everything, drawn by a step that has no factor in common with the numbers of choices. */
function* wishes(count: number): Generator<Wish> {
  for (let turn = 0; turn < count; turn += 1) {
    const pick = <Of>(choices: readonly Of[], factor: number) => choices[(turn * factor) % choices.length] as Of;
    const viewers = pick(steps.viewers, 7);
    yield {
      ...{
        rate: pick(steps.rate, 5),
        hours: pick(steps.hours, 3),
        viewers,
        peak: Math.max(viewers, pick(steps.peak, 11)),
      },
      ...{ launches: pick(steps.launches, 13), cameras: pick(steps.cameras, 5), crew: pick(steps.crew, 7) },
      ...{ captions: turn % 2 === 1, watch: turn % 5 > 2 },
    };
  }
}

test('R13.42 one launch before 3,000 viewers costs what the prices of the page add up to', () => {
  const { offers } = quoteFor({ ...exampleWish, rate: 2, hours: 2, viewers: 3000, peak: 3000, launches: 1 }, list);

  expect(offers.map(({ plan: { slug }, sum }) => [slug, sum])).toEqual([
    ['basic', 11_560],
    ['professional', 21_720],
    ['flagship', 49_800],
  ]);
});

test.each([
  ['/ 半天', 8, 4],
  ['/ 半天', 4, 2],
  ['/ 天', 8, 2],
  ['/ 天', 9, 4],
])('two shows of a crew %s, each of %d hours, are %d units', (unit, hours, units) => {
  const crewed = { ...list, addOns: [{ ...addOn('crew-single', 3800), unit }] };
  const [offer] = quoteFor({ ...exampleWish, crew: 'crew-single', launches: 2, hours }, crewed).offers;

  expect(offer?.lines.find(({ key }) => key === 'crew-single')?.count).toBe(units);
});

test('a plan that has too few cameras says how many it has, and one without says so', () => {
  const { lacking } = quoteFor({ ...exampleWish, cameras: 8, captions: true }, list);

  expect(lacking.map(({ plan: { slug }, lacks }) => [slug, lacks])).toEqual([
    ['basic', ['不含captions', 'cameras只有 2 路']],
    ['professional', ['cameras只有 4 路']],
  ]);
});

test('the four events that a plan watches over are not bought', () => {
  const { offers } = quoteFor({ ...exampleWish, launches: 6, watch: true }, list);
  const watched = offers.map(({ plan: { slug }, lines }) => [
    slug,
    lines.find(({ key }) => key === 'event-watch')?.count,
  ]);

  expect(Object.fromEntries(watched)).toEqual({ professional: 6, flagship: 2 });
});

test('a plan that has too few cameras says how many it has, one without them that it has none', () => {
  const lacking = (wish: Partial<Wish>, of = list) =>
    quoteFor({ ...exampleWish, ...wish }, of).lacking.map(({ plan: { slug }, lacks }) => [slug, ...lacks]);
  const without = { ...list, features: list.features.map((one) => ({ ...one, values: one.values.map(() => '–') })) };

  expect(lacking({ cameras: 4 })).toEqual([['basic', 'cameras只有 2 路']]);
  expect(lacking({ cameras: 8, captions: true })).toEqual([
    ['basic', '不含captions', 'cameras只有 2 路'],
    ['professional', 'cameras只有 4 路'],
  ]);
  expect(lacking({ cameras: 2 }, without)[0]).toEqual(['basic', '不含cameras']);
});

test('a crew by the half-day comes twice for eight hours, one by the day once', () => {
  const addOns = [
    { key: 'crew-pair', of: 'crew', name: '双机', price: 6800, unit: '/ 半天' },
    { key: 'crew-four', of: 'crew', name: '四机', price: 16_800, unit: '/ 天' },
  ];
  const count = (crew: string, hours: number) =>
    quoteFor({ ...exampleWish, launches: 3, crew, hours }, { ...list, addOns }).offers[0]?.lines.find(
      ({ key }) => key === crew,
    )?.count;

  expect([count('crew-pair', 4), count('crew-pair', 6), count('crew-pair', 8)]).toEqual([3, 6, 6]);
  expect([count('crew-four', 4), count('crew-four', 8)]).toEqual([3, 3]);
});

const large: Wish = { ...exampleWish, rate: 2, hours: 2, viewers: 3000, peak: 3000, launches: 1, captions: true };
const withUnit = (key: string, unit: string): PriceList => ({
  ...list,
  addOns: list.addOns.map((one) => (one.key === key ? { ...one, unit } : one)),
});
const countIn = (of: PriceList, slug: string, key: string) =>
  quoteFor({ ...large, captions: false }, of)
    .offers.find(({ plan: { slug: own } }) => own === slug)
    ?.lines.find((line) => line.key === key)?.count;

test('R13.42 packs are counted in the size that their unit names', () => {
  expect([countIn(list, 'basic', 'traffic'), countIn(withUnit('traffic', '/ 500 GB'), 'basic', 'traffic')]).toEqual([
    6, 11,
  ]);
  expect([countIn(list, 'basic', 'viewers'), countIn(withUnit('viewers', '/ 500 人·场'), 'basic', 'viewers')]).toEqual([
    3, 5,
  ]);
});

test('R13.42 an add-on without a price, and a text that is no figure, are never counted as nothing', () => {
  const free = { ...list, addOns: list.addOns.map((one) => (one.key === 'captions' ? { ...one, price: null } : one)) };
  const vague = { ...list, plans: [...list.plans.slice(0, 1), plan('basic', 5980, '1 万', '1.5T')] };

  expect(quoteFor(large, free).lacking.map(({ lacks }) => lacks)).toContainEqual(['captions要另外报价']);
  expect(quoteFor({ ...large, captions: false }, vague).offers).toEqual([]);
  expect(
    quoteFor({ ...large, captions: false }, withUnit('traffic', '/ 包')).offers.map(({ plan: { slug } }) => slug),
  ).toEqual(['flagship']);
});

test('R13.42 a plan of which there is no limit needs nothing beside it', () => {
  const open = { ...list, plans: [plan('trial', 0, '50', '10 GB'), plan('basic', 5980, '不限', '不限')] };

  expect(quoteFor({ ...large, captions: false }, open).offers.map(({ sum }) => sum)).toEqual([5980]);
});

test('R13.42 more of anything never costs less', () => {
  for (const wish of wishes(300))
    for (const [name, values] of Object.entries(steps)) {
      const sums = values.map((value) => {
        const changed = { ...wish, [name]: value };
        return cheapest({ ...changed, peak: Math.max(changed.peak, changed.viewers) });
      });
      expect([name, sums]).toEqual([name, [...sums].sort((one, other) => one - other)]);
    }
});

test('R13.42 no offer is dearer than one below it, and each is the sum of its lines', () => {
  for (const wish of wishes(300)) {
    const sums = quoteFor(wish, list).offers.map(({ sum, lines }) => {
      expect(sum).toBe(lines.reduce((total, line) => total + line.sum, 0));
      return sum;
    });
    expect(sums).toEqual([...sums].sort((one, other) => one - other));
  }
});

test.each([
  ['1,234,567', 1_234_567],
  [' ０２．５０ ', 2.5],
  ['12 000', 12_000],
])('%s is read as a number', (text, figure) => {
  expect(readFigure(text)).toBe(figure);
});

test('large figures are grouped', () => {
  expect([formatTraffic(90), formatTraffic(1080), formatTraffic(1_440_000_000)]).toEqual([
    '90 GB',
    '1.08 TB',
    '1,440,000 TB',
  ]);
});
