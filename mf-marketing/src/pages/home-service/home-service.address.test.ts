import { exampleWish, pricingPlace, quotedPlace, readPricingQuery } from './home-service.address';
import { wrongWords } from './home-service.numbers';

test.each([
  ['rate=3&hours=99&viewers=-1&launches=0.5&cameras=3&crew=<b>', exampleWish],
  [
    'rate=4&hours=1.5&viewers=999999999&launches=9999',
    { ...exampleWish, rate: 4, hours: 1.5, viewers: 100_000, peak: 100_000, launches: 1000 },
  ],
  ['viewers=300&peak=20', { ...exampleWish, viewers: 300, peak: 300 }],
  ['shows=61', { ...exampleWish, launches: 720 }],
  ['hours=02&rate=２&cameras=4.0', { ...exampleWish, hours: 2, rate: 2, cameras: 4 }],
  ['launches=１５&viewers=1,200&peak=01500', { ...exampleWish, launches: 15, viewers: 1200, peak: 1500 }],
])('the address %s is read within what the form offers', (search, wish) => {
  expect(readPricingQuery(new URLSearchParams(search)).wish).toEqual(wish);
});

test.each([
  ['launches=-5', [['launches', '请填 1 到 1,000 的整数，现在按 12 场算']]],
  ['launches=', [['launches', '请填 1 到 1,000 的整数，现在按 12 场算']]],
  [
    'launches=0&viewers=1e9',
    [
      ['launches', '请填 1 到 1,000 的整数，现在按 12 场算'],
      ['viewers', '请填 1 到 100,000 的整数，现在按 200 场算'],
    ],
  ],
  ['launches=99999999999', [['launches', '最多 1,000 场，按 1,000 场算']]],
  ['viewers=500&peak=100', [['peak', '不能少于平均在线，按 500 场算']]],
  ['launches=012&viewers=１,０００&peak=2000', []],
  ['launches=3.0&viewers=500&peak=', []],
  ...['1,5', '²', '①', '1.5', '1,0000'].map((text): [string, [string, string][]] => [
    `launches=${text}`,
    [['launches', '请填 1 到 1,000 的整数，现在按 12 场算']],
  ]),
])('of the address %s the page says what was not taken, and what was', (search, said) => {
  const { wrong } = readPricingQuery(new URLSearchParams(search));

  expect(wrong.map((one) => [one.name, wrongWords(one, '场')])).toEqual(said);
});

test('a lead of such an address says what was counted with', () => {
  const query = readPricingQuery(new URLSearchParams('launches=-5&viewers=300'));

  expect(quotedPlace(query)).toContain('rate=1&hours=1&viewers=300&peak=300&launches=12');
});

test('an address says only what differs from the plain page, and is read as it was written', () => {
  const query = {
    q: 'a&b',
    diff: true,
    plans: ['basic'],
    wrong: [],
    asked: expect.any(String),
    wish: { ...exampleWish, viewers: 300, peak: 900, captions: true },
  };

  expect(pricingPlace({ q: '', diff: false, plans: [], wish: exampleWish })).toBe('/home/service');
  expect(pricingPlace(query)).toBe('/home/service?q=a%26b&diff=1&plans=basic&viewers=300&peak=900&captions=1');
  expect(readPricingQuery(new URLSearchParams(pricingPlace(query).split('?')[1]))).toEqual(query);
});
