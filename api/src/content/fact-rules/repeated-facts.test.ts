import { issuesAfter, plans, features, addOns, terms, security, type Slip } from '../../testing/fact-slips';

const repeated: Slip[] = [
  [
    'an add-on',
    addOns,
    /(.*"traffic".*\n)/,
    '$1$1',
    `${addOns}:3 “add-on.traffic.name”已经由 ${addOns}:2 给出：请删掉一处，或换一个 key 或名称`,
  ],
  ['a term', terms, 'limit.pack-lead', 'limit.delay', `${terms}:3 “limit.delay”已经由 ${terms}:2 给出`],
  ['a plan', plans, '"basic"', '"trial"', `${plans}:3 “plan.trial.name”已经由 ${plans}:2 给出`],
  [
    'a function',
    features,
    '"key":"captions"',
    '"key":"cameras"',
    `${features}:4 “feature.cameras.from”已经由 ${features}:3 给出`,
  ],
  [
    'a fact of a plan',
    plans,
    '"key":"storage"',
    '"key":"traffic"',
    `${plans}:2 “plan.trial.traffic”已经由 ${plans}:2 给出`,
  ],
  [
    'a fact of a plan that is its price',
    plans,
    '"key":"storage"',
    '"key":"price"',
    `${plans}:2 “plan.trial.price”已经由`,
  ],
  [
    'a term that is a price',
    terms,
    'limit.delay',
    'plan.basic.price',
    `${terms}:2 “plan.basic.price”已经由 ${plans}:3 给出`,
  ],
  ['a term that is a count', terms, 'limit.delay', 'plans.count', `${terms}:2 “plans.count”已经由`],
  ['a table', security, '"contract"', '"network"', `${security}:3 “security.network.name”已经由 ${security}:2 给出`],
  [
    'a term of another file',
    terms,
    'limit.delay',
    'plan.basic.extra',
    `${terms}:2 以“plan.”开头的名称由 ${plans} 给出`,
  ],
  ['the name of a plan', plans, '"基础版"', '"专业版"', `${plans}:4 名称“专业版”与第 3 行的一样`],
];

test.each(repeated)('R10.94 %s that stands twice is refused', (_what, file, right, wrong, expected) => {
  expect(issuesAfter([file, right, wrong])).toContainEqual(expect.stringContaining(expected));
});

const apart: Slip[] = [
  [
    'replay',
    features,
    '"180 天"',
    '"90 天"',
    `${plans}:3 基础版的storage是“100 GB，保留 180 天”，${features}:6 的“replay”却是“90 天”，那里应是“180 天”`,
  ],
  ['replay without an end', features, '"不限","按需"', '"3 年","按需"', `${plans}:5 旗舰版的storage是“2 TB，不限期”`],
  [
    'sub-accounts',
    plans,
    '"3 个"',
    '"5 个"',
    `${plans}:3 基础版的accounts是“5 个”，${features}:7 的“accounts”却是“3”，那里应是“5”`,
  ],
  ['cameras', features, '"4","8"', '"6","8"', `${plans}:4 专业版的cameras是“4 个”，${features}:3 的“cameras”却是“6”`],
  [
    'storage of another form',
    plans,
    '，保留 7 天',
    '（7 天）',
    `${plans}:2 免费试用的storage要写成“100 GB，保留 180 天”`,
  ],
  [
    'rates in two units',
    terms,
    '3–4 Mbps',
    '4–5 Mbps',
    `${terms}:6 “codec.1080p25”是“4–5 Mbps”，“codec.1080p25-kbps”却是“3,000–4,000 Kbps”`,
  ],
  [
    'the unit of the cheapest kit',
    addOns,
    '"crew","price":null,"unit":"/ 半天"',
    '"crew","price":null,"unit":"/ 天"',
    `${addOns}:6 “crew”从“crew-single”的价钱起，单位要一样，写“/ 半天”`,
  ],
];

test.each(apart)('R10.94 %s may not be said in two ways', (_what, file, right, wrong, expected) => {
  expect(issuesAfter([file, right, wrong])).toContainEqual(expect.stringContaining(expected));
});
