import { sampleContent } from '../../testing/sample-content';
import { filledFiles, sampleFacts } from '../../testing/sample-facts';
import { checkFiles } from '../check-content';
import { formatIssue } from '../content-issue';

const content = { ...sampleContent(), ...sampleFacts };

/** What the check says of the facts, after these changes to their files. */
function issuesAfter(...changes: readonly [file: string, right: string | RegExp, wrong: string][]): string[] {
  const changed: Record<string, string> = { ...content };
  for (const [name, right, wrong] of changes) {
    const before = changed[name] ?? '';
    changed[name] = before.replace(right, wrong);
    if (changed[name] === before) throw new Error(`${name} does not have ${right}`);
  }
  const { issues } = checkFiles(filledFiles(changed), '2026-11-30');
  return issues.map(formatIssue).filter((issue) => !own.includes(issue));
}

// The articles of the sample keep few of the rules of the house.
const own: string[] = [];
own.push(...issuesAfter());

const [plans, features, addOns, terms] = ['plans', 'features', 'add-ons', 'terms'].map(
  (name) => `facts/${name}.json`,
) as [...[string, string, string, string]];
const security = 'facts/security.json';

test('the facts of the sample are accepted', () => {
  expect(own.filter((issue) => issue.startsWith('facts/'))).toEqual([]);
});

type Slip = [what: string, file: string, right: string | RegExp, wrong: string, expected: string];

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

const nonsense: Slip[] = [
  [
    'a price of a trillion',
    plans,
    '5980',
    '5980000000000000000000',
    `${plans}:3 1.price：价钱要写 0 到 10000000 的整数`,
  ],
  ['a price with a fraction', addOns, '480', '480.5', `${addOns}:2 0.price：价钱要写 0 到 10000000 的整数`],
  ['a price in quotation marks', plans, '5980', '"5980"', `${plans}:3 1.price：价钱要写不带引号的数字，例如 5980`],
  ['blanks', terms, '10 到 300 秒', '   ', `${terms}:2 0.text：“   ”只有空格，请写上内容`],
  ['a blank at the end', terms, '300 秒', '300 秒 ', `${terms}:2 0.text：“10 到 300 秒 ”开头和结尾不能有空格`],
  ['6,000 signs', terms, '10 到 300 秒', '长'.repeat(6000), `${terms}:2 0.text：最多 40 个字，现在有 6000 个`],
  ['HTML', terms, '300 秒', '<b>300</b> 秒', `${terms}:2 0.text：“10 到 <b>300</b> 秒”里有 HTML 标签或尖括号`],
  ['an entity', plans, '团队', '团队&nbsp;', `${plans}:2 0.fits：“团队&nbsp;”里有 HTML 标签`],
  ['a line separator', terms, '300 秒', '300\u2028秒', `${terms}:2 0.text：`],
  [
    'full-width digits',
    terms,
    '300 秒',
    '３００ 秒',
    `${terms}:2 0.text：“10 到 ３００ 秒”里有全角的数字、字母或符号，请改成半角`,
  ],
  [
    'no blank between words and figures',
    terms,
    '300 秒',
    '300秒',
    `${terms}:2 0.text：“10 到 300秒”里汉字与数字、字母之间要有一个空格`,
  ],
  ['two blanks', terms, '300 秒', '300  秒', `${terms}:2 0.text：“10 到 300  秒”里有两个连着的空格`],
  [
    'a blank of another width',
    terms,
    '300 秒',
    '300　秒',
    `${terms}:2 0.text：“10 到 300　秒”里有换行、Tab、全角空格或看不见的字符`,
  ],
  ['a sign that is not seen', terms, '300 秒', '300 秒\\u0007', '里有换行、Tab、全角空格或看不见的字符'],
  ['a smiley', terms, '300 秒', '300 秒👍', `${terms}:2 0.text：“10 到 300 秒👍”里有表情符号`],
  ['bold words', security, '期满后', '**期满后**', `${security}:2 0.rows.0.text：`],
  ['a negative figure', terms, '10 到 300 秒', '-5 秒', `${terms}:2 0.text：“-5 秒”不能以标点或正负号开头`],
  ['a sixteenth month', terms, '10 到 300 秒', '2026 年 16 月', `${terms}:2 0.text：“2026 年 16 月”里的月份不存在`],
  [
    'figures that were mixed up',
    features,
    '"20","100"',
    '"100","20"',
    `${features}:7 “accounts”：旗舰版是“20”，比前一个套餐的“100”还少，请检查`,
  ],
  ['a month that is none', terms, '2026-11-29', '2026-13-45', `${terms}:8 6.text：“2026-13-45”里的月份不存在`],
  ['a day that is none', terms, '2026-11-29', '2026-11-31', `${terms}:8 6.text：“2026-11-31”里的日子不存在`],
  [
    'a date in words',
    terms,
    '2026-11-29',
    '今年',
    `${terms}:8 “document.security”是日期，要写成 2026-11-28 这样，现在是“今年”`,
  ],
  ['a quotation mark within', plans, '"团队"', '"团\\"队"', `${plans}:2 0.fits：“团"队”里有英文引号或反斜杠`],
  ['a brace', terms, '300 秒', '{300} 秒', `${terms}:2 0.text：“10 到 {300} 秒”里有花括号`],
  ...['-', '无', '×'].map(
    (sign): Slip => [
      `a typed ${sign}`,
      features,
      '["–","2"',
      `["${sign}","2"`,
      `${features}:3 “cameras”：不写“${sign}”，写“–”`,
    ],
  ),
  ...['√', '有', '支持'].map(
    (sign): Slip => [
      `a typed ${sign}`,
      features,
      '["✓"',
      `["${sign}"`,
      `${features}:2 “phone-broadcast”：不写“${sign}”，写“✓”`,
    ],
  ),
  ['可加购', features, '"加购"', '"可加购"', `${features}:4 “captions”：不写“可加购”，写“加购”`],
  [
    'a function that no plan has',
    features,
    '["✓","✓","✓","✓","✓"]',
    '["–","–","–","–","–"]',
    `${features}:2 “phone-broadcast”没有一个套餐含有`,
  ],
  [
    'a function with a gap',
    features,
    '["✓","✓","✓","✓","✓"]',
    '["–","✓","–","✓","✓"]',
    `${features}:2 “phone-broadcast”：基础版是“✓”，更高的专业版却是“–”`,
  ],
  [
    '加购 without an add-on',
    features,
    '["✓","✓"',
    '["加购","✓"',
    `${features}:2 “phone-broadcast”写了“加购”，${addOns} 里却没有 key 为“phone-broadcast”的一行`,
  ],
  ['two plans recommended', plans, 'false', 'true', `${plans}:4 只能推荐一个套餐，“免费试用”已经是 true：这里写 false`],
  [
    'a yearly plan without a period',
    plans,
    '"period":"年"',
    '"period":""',
    `${plans}:3 基础版按年卖，这里写“年”，现在是“”`,
  ],
  ['plans out of order', plans, '19800', '1980', `${plans}:4 套餐从便宜到贵排`],
  [
    'a plan that lacks a row',
    plans,
    '{"key":"viewers","name":"viewers","value":"500"},',
    '',
    `${plans}:3 基础版的各项要与第一个套餐一样`,
  ],
  [
    'a kit of nothing',
    addOns,
    '"of":"crew"',
    '"of":"krew"',
    `${addOns}:7 “crew-single”的 of 要写另一项加购的 key，没有叫“krew”的`,
  ],
  [
    'a price without a unit',
    addOns,
    '"/ 半天","text":"一年内可用","of"',
    '"","text":"一年内可用","of"',
    `${addOns}:7 “crew-single”有价钱，单位要写成“/ 场”`,
  ],
  [
    'words for no fact',
    'facts/subjects.json',
    'plan.*.price',
    'plan.*.prise',
    'facts/subjects.json:2 没有叫“plan.*.prise”的事实',
  ],
  ['a name in capitals', terms, 'limit.delay', 'Limit.Delay', `${terms}:2 0.name：名称要写成 limit.delay 这样`],
];

test.each(nonsense)('R12.140 %s is meant by nobody, and refused', (_what, file, right, wrong, expected) => {
  expect(issuesAfter([file, right, wrong])).toContainEqual(expect.stringContaining(expected));
});

const fixed: Slip[] = [
  [
    'the half-day of a crew',
    addOns,
    '半天 4 小时',
    '半天 5 小时',
    `${addOns}:6 “半天 5 小时”要写“半天 4 小时”（报价器要用它算钱）；要改时长，请工程师先改 shared/src/contract/plan-figures.ts 的 crewHours`,
  ],
  [
    'the trial',
    plans,
    '"7 天"',
    '"14 天"',
    `${plans}:2 “plan.trial.period”是写死在页面、表单和提示里的承诺，请写回“7 天”，现在是“14 天”；要改承诺，请工程师先改 shared/src/contract/fixed-promises.ts 的 trialDays`,
  ],
  [
    'the callback',
    terms,
    '24 小时内',
    '48 小时内',
    `${terms}:4 “promise.callback”是写死在页面、表单和提示里的承诺，请写回“24 小时内”`,
  ],
  [
    'the consultation',
    terms,
    '09:00–18:00',
    '09:00–21:00',
    `${terms}:5 “duty.consultation”是写死在页面、表单和提示里的承诺，请写回“每天 09:00–18:00”`,
  ],
];

test.each(fixed)(
  'R10.94 %s is a promise of the code, which an editor cannot change',
  (_what, file, right, wrong, expected) => {
    expect(issuesAfter([file, right, wrong])).toContainEqual(expect.stringContaining(expected));
  },
);

test('R10.95 a table that pages link to keeps its key, and the content links to none that is not there', () => {
  expect(issuesAfter([security, '"contract"', '"contracts"'])).toContainEqual(
    expect.stringContaining(`${security}:1 少了 key 为“contract”的表：别的页面链接到 /home/security#contract`),
  );
  expect(issuesAfter(['news/60001.md', '正文', '见[端口](/home/security#ports)'])).toContainEqual(
    expect.stringContaining('/home/security 没有“#ports”这张表，可以链接的有：network、contract'),
  );
});

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
