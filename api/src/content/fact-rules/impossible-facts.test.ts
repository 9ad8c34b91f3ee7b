import { issuesAfter, plans, features, addOns, terms, security, type Slip } from '../../testing/fact-slips';

const impossible: Slip[] = [
  ['fewer viewers', plans, '"5,000"', '"400"', `${plans}:4 专业版的viewers是“400”，比更便宜的基础版的“500”还少`],
  [
    'less traffic',
    plans,
    '"1.5 TB"',
    '"200 GB"',
    `${plans}:4 专业版的traffic是“200 GB”，比更便宜的基础版的“300 GB”还少`,
  ],
  ['less storage', plans, '"500 GB，', '"50 GB，', `${plans}:4 专业版的storage是“50 GB，保留 1 年”`],
  [
    'a limit after none',
    features,
    '"20","100","不限"',
    '"20","不限","5"',
    `${features}:7 “accounts”：更高的私有化是“5”，比“不限”少`,
  ],
  [
    'a shorter time',
    features,
    '"180 天","1 年"',
    '"2 年","1 年"',
    `${features}:6 “replay”：更高的专业版是“1 年”，比“2 年”少`,
  ],
  [
    'a larger kit for less',
    addOns,
    '16800',
    '3000',
    `${addOns}:8 “crew-four”是 ¥3000，不比前面更小的“crew-single”的 ¥3800 贵`,
  ],
  [
    'two kits of one name',
    addOns,
    '"name":"crew-four"',
    '"name":"crew-single"',
    `${addOns}:8 名称“crew-single”与第 7 行的一样`,
  ],
  ['a range that falls', terms, '10 到 300', '300 到 10', `${terms}:2 “limit.delay”：“300 到 10”的范围要从小到大`],
  ['hours that are none', terms, '09:00–18:00', '01:00–25:00', `${terms}:5 “duty.consultation”：“25:00”不是钟点`],
  [
    'a port that is none',
    security,
    '期满后',
    'TCP 99999，期满后',
    `${security}:2 “network”：“99999”不是端口，端口是 1 到 65535`,
  ],
  ['a share above all', security, '期满后', '101% 在期满后', `${security}:2 “network”：“101%”超过了 100%`],
  ['no time', terms, '"1 小时"', '"想多久就多久"', `${terms}:3 “limit.pack-lead”要写一段时间，例如“30 天”`],
  ['a time of nothing', terms, '"1 小时"', '"0 天"', `${terms}:3 “limit.pack-lead”要写一段时间`],
  ['a rate in GB', terms, '3–4 Mbps', '1.5–2 GB', `${terms}:6 “codec.1080p25”是码率，要写成“3–4 Mbps”`],
  [
    'a day to come',
    terms,
    '2026-11-29',
    '2027-01-05',
    `${terms}:8 “document.security”里的“2027-01-05”还没有到（今天是 2026-11-30）`,
  ],
  ['a comparison', plans, '"团队"', '"比竞品便宜"', `${plans}:2 “免费试用”：“竞品”是广告法不许的承诺或比较`],
  ['a claim', addOns, '一年内可用', '行业第一', `${addOns}:2 “traffic”：“行业第一”是广告法不许的承诺或比较`],
  ['a sign of no width', terms, '300 秒', '300\u200B秒', `${terms}:2 0.text：`],
  ['a turn of direction', terms, '300 秒', '300 \u202E秒', '里有换行、Tab、全角空格或看不见的字符'],
  ['an isolate', terms, '300 秒', '300 \u2067秒', '里有换行、Tab、全角空格或看不见的字符'],
  ['script', terms, '10 到 300 秒', 'javascript:alert(1)', `${terms}:2 0.text：“javascript:alert(1)”里有网址`],
  ['an address', terms, '10 到 300 秒', 'https://site.test/a', `${terms}:2 0.text：“https://site.test/a”里有网址`],
];

test.each(impossible)('R12.162 %s cannot be, and is refused', (_what, file, right, wrong, expected) => {
  expect(issuesAfter([file, right, wrong])).toContainEqual(expect.stringContaining(expected));
});

type Ladder = [what: string, rows: string, expected: string];
const row = (name: string, text: string) => JSON.stringify({ name, text, about: '说明' });
const ladders: Ladder[] = [
  [
    'archive',
    `${row('retention.grace', '120 天')},\n${row('retention.archive', '90 天')}`,
    '“retention.grace”是“120 天”，不能超过“retention.archive”的“90 天”',
  ],
  [
    'segment',
    `${row('limit.segment', '15 分钟')},\n${row('limit.cut', '10 分钟')}`,
    '“limit.segment”是“15 分钟”，不能超过“limit.cut”的“10 分钟”',
  ],
  [
    'latency',
    `${row('latency.low', '10–20 秒')},\n${row('latency.standard', '3–8 秒')}`,
    '“latency.low”是“10–20 秒”，不能超过“latency.standard”的“3–8 秒”',
  ],
  ['rate', row('codec.720p25', '8–9 Mbps'), '“codec.720p25”是“8–9 Mbps”，不能超过“codec.1080p25”的“3–4 Mbps”'],
  ['log', row('retention.access-log', '一个月'), '“retention.access-log”依法不能少于六个月，现在是“一个月”'],
  ['trade', row('retention.trade', '一年'), '“retention.trade”依法不能少于三年，现在是“一年”'],
  ['days before none', row('promise.report', '负五个工作日'), '“promise.report”要写一段时间'],
  ['period', row('company.period', '2026-10 至 2025-11'), '“company.period”：“2026-10 至 2025-11”的区间要从早到晚'],
  ['founded', row('company.founded.value', '2099'), '“company.founded.value”里的“2099”还没有到'],
  [
    'uptime',
    `${row('company.uptime.value', '101')},\n${row('company.uptime.unit', '%')}`,
    '“company.uptime.value”是百分数，不能超过 100，现在是“101”',
  ],
];

test.each(ladders)('R12.162 terms that contradict each other or the law are refused: %s', (_what, rows, expected) => {
  expect(issuesAfter([terms, '[\n', `[\n${rows},\n`])).toContainEqual(
    expect.stringContaining(`${terms}:2 ${expected}`),
  );
});
