import { type Files, sampleContent } from '../../testing/sample-content';
import { checkFiles } from '../check-content';
import { formatIssue } from '../content-issue';

const sample = sampleContent();

/** What is said of the sample, with other texts in some files. */
function issuesOf(changed: Files = {}): string[] {
  const files = Object.entries({ ...sample, ...changed }).map(([path, text]) => ({ path, text }));
  return checkFiles(files, '2026-11-28').issues.map(formatIssue);
}

const before = issuesOf();

type Slip = [name: string, file: string, right: string | RegExp, wrong: string, expected: string];

const slips: Slip[] = [
  [
    'a title that no card has room for',
    'news/60001.md',
    '新版控制台上线',
    '新'.repeat(25),
    '2 标题最多 24 个字，现在有 25 个',
  ],
  ['a title of another', 'news/60002.md', '节假日服务安排', '新版控制台上线', '2 标题和 news/60001.md 的一样'],
  ['an author that is no desk', 'info/20001.md', '内容组', '编辑部', '6 没有“编辑部”这个作者，可以写的有：内容组、'],
  ['the large word of another', 'info/20002.md', '第 2 张', '第 1 张', '11 封面大字“第 1 张”已经被 info/20001.md 用了'],
  ['a long summary', 'info/20001.md', '资讯摘要 1', '摘'.repeat(81), '5 摘要要写 40 到 80 个字，现在有 81 个'],
  [
    'a guide that is none',
    'info/20001.md',
    'pillar: 20012',
    'pillar: 20002',
    '13 pillar 要写这篇属于哪个专题，可以写的编号有：20012',
  ],
  [
    'a gap in a course',
    'lectures/40001.md',
    'order: 2',
    'order: 3',
    '10 第 1 类讲堂的 order 要从 1 连着排，这一篇应当是 2',
  ],
  ['a show that begins late', 'cases/41001.md', 'from: "10:00"', 'from: "10:05"', '20 第一段要从开播的 10:00 开始'],
  ['stretches out of order', 'cases/41001.md', 'from: "10:20"', 'from: "10:50"', '20 各段要按时间先后写'],
  [
    'a moment after the end',
    'cases/41001.md',
    'at: "10:50"',
    'at: "11:50"',
    '24 三个时刻要按时间先后写，并且在 10:00 到 11:00 之间',
  ],
  ['a camera that is not used', 'cases/41001.md', 'camera: 2', 'camera: 1', '20 没有一段用到“机位 2”'],
  ['a camera that is not there', 'cases/41001.md', 'camera: 2', 'camera: 3', '20 camera 最大是 2'],
  [
    'a show in which nothing failed',
    'cases/41001.md',
    ', failed: true',
    '',
    '24 三个时刻里要有一个、也只有一个写 failed: true',
  ],
  ['a place that is counted twice', 'cases/41001.md', '6 号店', '5 号店', '28 地点有重名'],
  [
    'an example that is marked although the footer says so of all',
    'news/60001.md',
    '正文。',
    '本文数字为示例数据。',
    '9 页脚已经写明公司、客户与数字均为示例，“示例数据”不用再写',
  ],
  ['a day that no calendar has', 'news/60001.md', '2026-01-02', '2026-02-30', '5 日历上没有 2026-02-30 这一天'],
  [
    'a change that is still to come',
    'info/20001.md',
    'updated: 2026-04-01',
    'updated: 2026-11-29',
    '8 2026-11-29 还没有到',
  ],
  [
    'a path from a menu that the console does not have',
    'help/10001.md',
    'roles: 主账号}',
    'roles: 主账号, path: 营销 › 优惠券}',
    '9 路径要从一个菜单开始，没有“营销”，可以写的有：直播间、',
  ],
  [
    'a number of steps that is another',
    'news/60001.md',
    '正文。',
    '正文。\n\n## 三步开播\n\n1. 建房。\n2. 推流。',
    '11 小标题说三步，下面写了 2 步',
  ],
  [
    'a summary that promises more steps than there are',
    'news/60001.md',
    /一句话([^]*)正文。/,
    '五步开播$1正文。\n\n1. 建房。\n2. 推流。',
    '3 摘要说五步，正文写了 2 步',
  ],
  ['a word that advertising law bans', 'news/60001.md', '正文。', '业内首选。', '9 “首选”是广告法不让用的说法'],
  ['what is still to be written', 'news/60001.md', '一句话', '待补充', '3 这里还没有写：请把“待补充”换成你的内容'],
  [
    'a report of a day to come',
    'media.json',
    /"published": "[^"]+"/,
    '"published": "2026-12-03"',
    '7 published 2026-12-03 还没有到：这张表里的内容不会等到那一天才上线',
  ],
  [
    'a figure that a case does not have',
    'cases/41001.md',
    'lead: 场次',
    'lead: 人次',
    '10 lead 要写 metrics 里的一个 name：场次',
  ],
  [
    'a summary that tells a search engine little',
    'news/60001.md',
    '一句话',
    '本月更新',
    '3 摘要和小标题合起来至少要有 60 个汉字，搜索结果里才够看，现在有 9 个',
  ],
  [
    'a result in few words',
    'cases/41001.md',
    'result: 一句结果',
    'result: 卖得好',
    '7 一句话结果要写 20 到 40 个字，现在有 3 个',
  ],
];

test.each(slips)(
  'R12.45 R12.48 R12.94 R12.140 R13.25 %s in %s is told with its line and how to mend it',
  (_name, file, right, wrong, expected) => {
    const text = sample[file] ?? '';
    expect(text).toMatch(right);
    const found = expect.stringContaining(`${file}:${expected}`);

    expect(before).not.toContainEqual(found);
    expect(issuesOf({ [file]: text.replace(right, wrong) })).toContainEqual(found);
  },
);

const of = (file: string) =>
  before.filter((issue) => issue.startsWith(`${file}:`)).map((issue) => issue.slice(file.length + 1));

test('R12.46 R12.48 a guide owes its readers its length, a table, products, a list of eight, and at least two articles', () => {
  const text = (sample['info/20012.md'] ?? '').replace(
    'products: [{ name: 云导播, link: /home/daobo }]',
    'products: []',
  );
  const found = issuesOf({ 'info/20012.md': text }).filter((issue) => issue.startsWith('info/20012.md:'));

  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('专题要写 1500 到 2500 个汉字'),
      expect.stringContaining('专题至少要有一张表格'),
      expect.stringContaining('专题要列出帮助文档（help）和产品（products）'),
      expect.stringContaining('清单至少写 8 项，现在有 1 项'),
    ]),
  );
  expect(found.join()).not.toContain('至少要有两篇');
  const left = Object.fromEntries(
    Object.entries(sample).map(([path, words]) => [path, words.replace('pillar: 20012\n', '')]),
  );
  expect(issuesOf(left)).toContainEqual(expect.stringContaining('info/20012.md:13 还没有两篇文章的 pillar 写 20012'));
});

test('R12.93 R12.98 R12.126 R13.25 no two covers of a list look alike, lectures are taught by their own examples, and cases fail in their own way', () => {
  expect(of('news/60002.md')).toContainEqual(expect.stringContaining('封面画出来和 news/60001.md 的一样'));
  expect(issuesOf({ 'news/60002.md': (sample['news/60002.md'] ?? '').replace('[0] }', '[1] }') }).join()).not.toContain(
    '封面画出来和 news/60001.md 的一样',
  );
  expect(of('lectures/40002.md')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('“一家店的一天”在 lectures/40001.md 里已经有了'),
      expect.stringContaining('“先改哪一处”在 lectures/40001.md 里已经有了'),
      expect.stringContaining('答案（answer）要比提示（hint）说得多'),
      expect.stringContaining('正文至少要有一张 figure'),
    ]),
  );
  expect(of('cases/41002.md')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('场景“forum-stage”已经被 cases/41001.md 用了'),
      expect.stringContaining('“事 1”在 cases/41001.md 里已经有了'),
    ]),
  );
});

test('R12.125 a help article says in five ways what visitors ask, and claims no words of another', () => {
  const asks = 'asks: [怎么换, 换哪里, 谁能换, 何时换, 换不了]\nupdated:';
  const files = ['help/10002.md', 'help/10003.md'];
  const found = issuesOf(
    Object.fromEntries(files.map((file) => [file, (sample[file] ?? '').replace('updated:', asks)])),
  );

  expect(of('help/10002.md')).toContainEqual(expect.stringContaining('asks 至少写 5 种访客会怎么问'));
  expect(found.filter((issue) => issue.startsWith('help/10002.md:')).join()).not.toContain('asks 至少');
  expect(found).toContainEqual(expect.stringContaining('help/10003.md:6 “怎么换”在 help/10002.md 的 asks 里已经有了'));
});

test('R12.140 a sentence of 20 汉字 or more stands in one article alone', () => {
  const sentence = '开播前半小时把备用链路接好再让导播切一次看画面有没有断。';
  const files = ['news/60001.md', 'news/60002.md'];
  const found = issuesOf(Object.fromEntries(files.map((file) => [file, `${sample[file]}\n${sentence}\n`])));

  expect(found).toContainEqual(expect.stringMatching(/^news\/60002\.md:11 这句话和 news\/60001\.md 里的一样/));
});
