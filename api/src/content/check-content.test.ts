import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleContent, writeContent } from '../testing/sample-content';
import { checkContent } from './check-content';
import { formatIssue } from './content-issue';

const sample = sampleContent();
const news = sample['news/60001.md'] ?? '';
const today = '2026-11-28';

/** “新闻” and line ends as a program of 2000 saves them. */
const gbk = Buffer.concat([Buffer.from('---\ntitle: '), Buffer.from([0xd0, 0xc2, 0xce, 0xc5]), Buffer.from('\n---\n')]);

/** What is said of one file of the sample, when it holds this. */
function issuesOf(file: string, content: string | Buffer): string[] {
  const folder = writeContent(sample);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
  const { issues } = checkContent(folder, today);
  return issues.filter((issue) => issue.file === file).map(formatIssue);
}

const own = issuesOf('news/60001.md', news);
const spoilt = (right: string | RegExp, wrong: string) => news.replace(right, wrong);

const slips: [name: string, file: string, content: string | Buffer, expected: string][] = [
  [
    'a file in GBK',
    'news/60001.md',
    gbk,
    '2 不是 UTF-8 编码，多半存成了 ANSI（GBK）：请在编辑器里“另存为”，编码选 UTF-8',
  ],
  [
    'a colon of Chinese',
    'news/60001.md',
    spoilt('author: ', 'author：'),
    '4 “author”后面是全角冒号“：”，请改成半角冒号加一个空格',
  ],
  ['a colon without a blank', 'news/60001.md', spoilt('author: ', 'author:'), '4 “author:”后面少一个空格'],
  [
    'a colon within a value',
    'news/60001.md',
    spoilt('新版控制台上线', '上线: 新版'),
    '2 值里有冒号加空格“: ”，请用英文双引号把整个值括起来',
  ],
  ['a tab', 'news/60001.md', spoilt('author:', '\tauthor:'), '4 缩进用了 Tab，请改成空格'],
  ['a key that comes twice', 'news/60001.md', spoilt('author:', 'title: 二\nauthor:'), '4 “title”写了两次，请删掉一个'],
  ['a quotation that does not end', 'news/60001.md', spoilt('新版控制台上线', '"新版'), '少了一个引号、括号或冒号'],
  [
    'a value that begins with a star',
    'news/60001.md',
    spoilt('新版控制台上线', '*新版*'),
    '2 以 * 开头的值会被读成引用，请用英文双引号括起来',
  ],
  [
    'a misspelled key',
    'news/60001.md',
    spoilt('summary', 'sumary'),
    '3 sumary：没有这一项，请检查拼写；可以写的有：title、summary、author',
  ],
  ['an empty value', 'news/60001.md', spoilt('一句话', ''), '3 summary：还没有填'],
  [
    'another way to write a day',
    'news/60001.md',
    spoilt('2026-01-02', '2026/1/2'),
    '5 published：日期要写成 2026-11-28 这样，现在是“2026/1/2”',
  ],
  ['a number in words', 'news/60001.md', spoilt('views: 3', 'views: 三'), '6 views：要写整数，现在是“三”'],
  [
    'a cover that is none',
    'news/60001.md',
    spoilt('kind: calendar', 'kind: photo'),
    '7 cover：kind 只能是：curve、checklist、chain',
  ],
  [
    'a large word of ten signs',
    'news/60001.md',
    spoilt('七天照常', '一二三四五六七八九十'),
    '7 cover.word：最多 9 个字，现在有 10 个',
  ],
  [
    'commas of Chinese',
    'info/20001.md',
    (sample['info/20001.md'] ?? '').replace('[1, 3]', '[1，3]'),
    '4 tags.0：要写整数，现在是“1，3”；几个值之间用半角逗号',
  ],
  [
    'no second line of ---',
    'news/60001.md',
    news.replace('\n---\n正文', '\n正文'),
    '1 文件要以一行“---”开头，写完标题等各项后再用一行“---”结束',
  ],
  ['a heading without a blank', 'news/60001.md', `${news}\n##小标题\n`, '11 “##”后面少一个空格'],
  [
    'a table that is not finished',
    'news/60001.md',
    `${news}\n| 项目 | 数 |\n|---|---|\n| 机位 | 2\n`,
    '13 这一行表格没有写完：结尾少一个“|”',
  ],
  [
    'a row with a cell too few',
    'news/60001.md',
    `${news}\n| 项目 | 数 |\n|---|---|\n| 机位 |\n`,
    '13 这一行有 1 格，表头有 2 格',
  ],
  [
    'a table without its second line',
    'news/60001.md',
    `${news}\n| 项目 | 数 |\n| 机位 | 2 |\n`,
    '11 表格的第二行要写成“|---|---|”',
  ],
  ['code that does not end', 'news/60001.md', `${news}\n\`\`\`\n命令\n`, '11 这里开始的 ``` 没有结束'],
  ['a picture', 'news/60001.md', `${news}\n![现场](xianchang.png)\n`, '11 正文不能直接放图片'],
  [
    'a link to nothing',
    'news/60001.md',
    `${news}\n[看帮助](/help/helpDocument/99999)\n`,
    '11 这里提到的帮助文档 99999 不存在，请检查编号',
  ],
  ['an id that is taken', 'news/老/60001.md', news, '1 编号 60001 已经被 news/60001.md 用了，请换一个编号'],
  ['a name that is no number', 'news/新闻.md', news, '1 文件名要是编号，例如 10001.md'],
  ['a name with another ending', 'news/60003.md.txt', news, '1 不会上线：文章的文件名要像 60009.md，结尾是小写的“.md”'],
  [
    'an article beside the folders',
    '60003.md',
    news,
    '1 不会上线：文章要放在这些文件夹里：help、info、videos、lectures、news、cases',
  ],
  ['a list that no page has', 'tagz.json', '[]', '1 不会上线：没有页面用这个文件'],
  ['a broken list', 'tags.json', '[{ "id": 1, "name": "直播", "text": "词" },', '1 括号没有写完'],
  [
    'a bracket that is missing',
    'news/60001.md',
    spoilt('marks: [0] }', 'marks: [0]'),
    '7 括号没有写完：结尾少一个“}”或“]”',
  ],
  [
    'brackets of Chinese',
    'news/60001.md',
    spoilt('[四, 五, 六]', '【四, 五, 六】'),
    '7 cover.五：这里被读成了一项的名称：列表要用半角的“[ ]”',
  ],
  [
    'a list with commas of Chinese',
    'news/60001.md',
    spoilt('四, 五, 六', '四，五，六'),
    '7 cover.columns：至少写 3 项，现在有 1 项；几个值之间用半角逗号',
  ],
  [
    'a title that begins with a hash',
    'news/60001.md',
    spoilt('新版控制台上线', '#1 上线'),
    '2 title：还没有填；值以“#”开头时要用英文双引号括起来',
  ],
  ['words before the number', 'news/副本60004.md', news, '1 文件名要是编号，例如 10001.md'],
  ['a number that no page has', 'news/99999999999.md', news, '1 文件名要是编号，例如 10001.md'],
  [
    'a link to a page that is not there',
    'news/60001.md',
    `${news}\n[看这里](/home/vzchain)\n`,
    '11 站内没有“/home/vzchain”这一页，请检查地址，大小写也要一样',
  ],
  [
    'an address without https',
    'news/60001.md',
    `${news}\n[官网](www.example.com)\n`,
    '11 链接地址“www.example.com”打不开：站内地址以 / 开头，站外地址以 https:// 开头',
  ],
  ['a link that runs code', 'news/60001.md', `${news}\n[看](javascript:alert(1))\n`, '11 这样的链接打不开'],
  ['a frame of another site', 'news/60001.md', `${news}\n<iframe src="x"></iframe>\n`, '11 不支持 HTML 标签'],
  ['a quotation mark of Chinese', 'news/60001.md', `${news}\n＞ 注意：慢\n`, '11 “＞”是全角符号'],
  ['a table of Chinese bars', 'news/60001.md', `${news}\n｜项目｜数｜\n`, '11 “｜”是全角符号，表格要用半角的“|”'],
  [
    'words right below a table',
    'news/60001.md',
    `${news}\n| 项目 | 数 |\n|---|---|\n| 机位 | 2 |\n见上表。\n`,
    '14 表格下面要空一行',
  ],
  ['a remark of Chinese', 'news/60001.md', spoilt('author:', '＃ 作者\nauthor:'), '4 “＃”是全角符号'],
];

test.each(slips)(
  'R12.140 %s is told in Chinese with file and line, and how to mend it',
  (_name, file, content, expected) => {
    const found = issuesOf(file, content);

    expect(found.filter((issue) => !own.includes(issue))).toContainEqual(expect.stringContaining(expected));
    expect(found[0]).toMatch(/^.+:\d+ .*\p{Script=Han}/u);
  },
);

test('R12.140 a mark at the beginning and the line ends of Windows are no fault', () => {
  expect(issuesOf('news/60001.md', `\uFEFF${news.replaceAll('\n', '\r\n')}`)).toEqual(own);
});

test('R12.139 an article of a day to come is announced, and so is a link that leads nowhere until then', () => {
  const folder = writeContent({
    ...sample,
    'news/60003.md': spoilt('2026-01-02', '2026-12-03'),
    'news/60002.md': `${sample['news/60002.md']}\n[新版](/home/article/60003)\n`,
  });
  const notes = checkContent(folder, today).notes.map(formatIssue);

  expect(notes).toContainEqual(expect.stringContaining('news/60003.md:1 将于 2026-12-03 上线：《新版控制台上线》'));
  expect(notes).toContainEqual(
    expect.stringContaining('news/60002.md:11 这里提到的 news/60003.md 到 2026-12-03 才上线'),
  );
  expect(checkContent(folder, '2026-12-03').notes.map(formatIssue).join()).not.toContain('2026-12-03');
});

test('pictures that are not drawn yet are named with the command that draws them', () => {
  const { notes } = checkContent(writeContent(sample), today);

  expect(notes.map(formatIssue)).toContainEqual(
    'news/60001.md:1 还没有画分享图、列表里的图，先用栏目的图代替；补画：npm run media -- --only news/60001.md',
  );
});

test('a share card that was drawn of a fact is there for as long as the fact says the same', () => {
  const term = (text: string) => JSON.stringify([{ name: 'limit.title', text, about: '直播间标题最多几个字' }]);
  const file = { file: 'card-news-60001.0123456789.png', bytes: 1, width: 1200, height: 630 };
  const card = { source: 'a', files: { card: file }, facts: { 'limit.title': '30' } };
  const missing = (text: string) =>
    checkContent(
      writeContent({
        ...sample,
        'facts/terms.json': term(text),
        'media/index.json': JSON.stringify({ 'card-news-60001': card }),
      }),
      today,
    )
      .notes.map(formatIssue)
      .filter((note) => note.startsWith('news/60001.md:1 还没有画分享图'));

  expect([missing('30').length, missing('40').length]).toEqual([0, 1]);
});

test('files that a computer keeps for itself are no content, and one in another encoding is told of once', () => {
  expect(issuesOf('news/._60004.md', 'Mac OS X')).toEqual([]);
  expect(issuesOf('news/~$60004.docx', '')).toEqual([]);
  expect(issuesOf('news/60001.md', Buffer.from(`\uFEFF${news}| 表 |`, 'utf16le'))).toHaveLength(1);
});
