import type { PricingPlan } from '@site/shared/contract/site';
import { exampleEstimate, pricingPlace, readPricingQuery } from './home-service.address';
import { axisLevels, quotaLines } from './home-service.chart';
import { fitPlan, gigabytesIn, streamTraffic, trafficByMonth, formatTraffic, yearPlans } from './home-service.estimate';

const pack = { price: 480, gigabytes: 1000 };
const plan = (slug: string, price: number | null, quota: string, viewers = '5,000') =>
  ({
    slug,
    name: slug,
    price,
    facts: [
      { name: '赠送流量', value: quota },
      { name: '并发上限', value: viewers },
    ],
  }) as PricingPlan;
const plans = yearPlans([
  plan('trial', 0, '10 GB', '50'),
  plan('flagship', 49800, '6 TB', '30,000'),
  plan('basic', 5980, '300 GB', '500'),
  plan('professional', 19800, '1.5 TB'),
  plan('private', null, '按需配置'),
]);

test('1 Mbps for an hour before 200 viewers is 90 GB', () => {
  expect(streamTraffic({ rate: 1, hours: 1, viewers: 200, shows: 9 })).toBe(90);
});

test('a year is twelve months of live streams', () => {
  expect(trafficByMonth({ ...exampleEstimate, shows: 2 }).at(-1)).toBe(2160);
});

test('quotas are read in GB, words are no figure', () => {
  expect(['300 GB', '1.5 TB', '按需配置'].map(gigabytesIn)).toEqual([300, 1500, undefined]);
});

test('plans by the year come cheapest first, without trial and quoted ones', () => {
  expect(plans.map(({ slug }) => slug)).toEqual(['basic', 'professional', 'flagship']);
});

test('the cheapest plan whose quota holds the year is recommended, and packs where they cost less', () => {
  const fit = fitPlan(exampleEstimate, plans, pack);

  expect(fit).toMatchObject({ year: 1080, plan: { slug: 'professional' } });
  expect(fit.withPacks).toMatchObject({ plan: { slug: 'basic' }, packs: 1, price: 6460 });
});

test('a plan that holds the traffic but not the viewers is passed over', () => {
  const fit = fitPlan({ rate: 1, hours: 0.5, viewers: 600, shows: 1 }, plans, pack);

  expect(fit.plan?.slug).toBe('flagship');
  expect(fit.withPacks?.plan.slug).toBe('professional');
});

test('beyond every quota there is no plan, but packs still tell what it costs', () => {
  const fit = fitPlan({ rate: 4, hours: 8, viewers: 400, shows: 10 }, plans, pack);

  expect(fit.plan).toBeUndefined();
  expect(fit.withPacks?.plan.slug).toBe('basic');
});

test('a plan that needs no pack is not offered twice', () => {
  expect(fitPlan({ rate: 1, hours: 0.5, viewers: 50, shows: 1 }, plans, pack).withPacks).toBeUndefined();
});

test('traffic is formatted in GB below a TB', () => {
  expect([formatTraffic(90), formatTraffic(1080)]).toEqual([
    { value: '90', unit: 'GB' },
    { value: '1.08', unit: 'TB' },
  ]);
});

test('the chart shows the quota that is used up and the one that carries the year, below its top level', () => {
  const months = trafficByMonth(exampleEstimate);
  const lines = quotaLines(months, plans);

  expect(lines.map(({ plan: { slug }, text }) => [slug, text])).toEqual([
    ['basic', '第 4 个月用完'],
    ['professional', '余 420 GB'],
  ]);
  expect(axisLevels(months, lines)).toEqual([0, 600, 1200, 1800]);
});

test.each([
  ['rate=3&hours=99&viewers=-1&shows=0.5', exampleEstimate],
  ['rate=4&hours=1.5&viewers=999999999&shows=61', { rate: 4, hours: 1.5, viewers: 100_000, shows: 60 }],
  ['viewers=0', { ...exampleEstimate, viewers: 1 }],
])('the address %s is read within what the form offers', (search, estimate) => {
  expect(readPricingQuery(new URLSearchParams(search)).estimate).toEqual(estimate);
});

test('an address says only what differs from the plain page', () => {
  expect(pricingPlace({ q: '', diff: false, estimate: exampleEstimate })).toBe('/home/service');
  expect(pricingPlace({ q: 'a&b', diff: true, estimate: { ...exampleEstimate, shows: 4 } })).toBe(
    '/home/service?q=a%26b&diff=1&shows=4',
  );
});
