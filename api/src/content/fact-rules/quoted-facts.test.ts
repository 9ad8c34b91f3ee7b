import { issuesAfter, plans, features, addOns, type Slip } from '../../testing/fact-slips';

const quoted: Slip[] = [
  [
    'a plan’s viewers in words',
    plans,
    '"500"',
    '"5 万"',
    `${plans}:3 要写人数，例如“500”“5,000”，没有上限的写“不限”，现在是“5 万”`,
  ],
  [
    'traffic without a blank',
    plans,
    '1.5 TB',
    '1.5T',
    `${plans}:4 要写流量，例如“300 GB”“1.5 TB”，没有上限的写“不限”，现在是“1.5T”`,
  ],
  ['traffic in small letters', plans, '1.5 TB', '1.5 tb', `${plans}:4 要写流量`],
  [
    'a pack without its size',
    addOns,
    '/ 1 TB',
    '/ 包',
    `${addOns}:2 “traffic”的单位：要写一包多大，例如“/ 1 TB”“/ 500 GB”，现在是“/ 包”`,
  ],
  ['a pack of viewers in words', addOns, '1,000 人·场', '千人·场', `${addOns}:3 “viewers”的单位：要写一包多少人`],
  [
    'captions by the minute',
    addOns,
    '/ 小时',
    '/ 分钟',
    `${addOns}:4 “captions”的单位：只能写“/ 小时”，现在是“/ 分钟”`,
  ],
  ['watch by the day', addOns, '"/ 场"', '"/ 天"', `${addOns}:5 “event-watch”的单位：只能写“/ 场”`],
  [
    'a crew by the hour',
    addOns,
    '"/ 天"',
    '"/ 小时"',
    `${addOns}:8 “crew-four”的单位：只能写“/ 半天”、“/ 天”，现在是“/ 小时”`,
  ],
  ['captions to be quoted', addOns, '120', 'null', `${addOns}:4 “captions”要写价钱，不能是 null（报价器要用它算钱）`],
  ['captions for nothing', addOns, '120', '0', `${addOns}:4 “captions”的价钱要大于 0；没有固定价钱的写 null`],
  ['a kit to be quoted', addOns, '3800', 'null', `${addOns}:7 “crew-single”要写价钱`],
  [
    'no pack of traffic',
    addOns,
    /.*"traffic".*\n/,
    '',
    `${addOns}:1 少了 key 为“traffic”的一行：套餐的“traffic”不够时要能加购`,
  ],
  [
    'watch without a number',
    features,
    '每年 4 场',
    '✓',
    `${features}:5 “event-watch”的旗舰版：要写每年几场，例如“每年 4 场”，没有上限的写“不限”；没有的写“–”，要另买的写“加购”，现在是“✓”`,
  ],
  [
    'captions by the month',
    features,
    '"加购","✓"',
    '"加购","每月 10 小时"',
    `${features}:4 “captions”的旗舰版：只能写“–”、“加购”、“✓”，现在是“每月 10 小时”`,
  ],
  ['cameras with a word', features, '"8"', '"8 路"', `${features}:3 “cameras”的旗舰版：要写机位数`],
];

test.each(quoted)('R13.42 %s cannot be quoted, and is refused', (_what, file, right, wrong, expected) => {
  expect(issuesAfter([file, right, wrong])).toContainEqual(expect.stringContaining(expected));
});

test('R13.42 the size of a pack and a limit that is none may be changed', () => {
  expect(issuesAfter([addOns, '/ 1 TB', '/ 500 GB'], [addOns, '/ 1,000', '/ 500'], [plans, '30,000', '不限'])).toEqual(
    [],
  );
});
