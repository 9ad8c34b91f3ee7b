import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { sampleContent, writeContent } from '../testing/sample-content';
import { openTestDatabase } from '../testing/test-database';
import { InvalidContent } from './content-issue';
import { search } from '../search/search';
import { importContent } from './import-content';
import { readRevision } from './revision.repository';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(() => database.script('truncate entry, catalog, content_revision'));

async function countEntries(): Promise<number> {
  return (await database.query('select 1 from entry')).length;
}

async function issuesOf(folder: string): Promise<string[]> {
  const error = await importContent(database, folder).catch((reason: unknown) => reason);
  if (!(error instanceof InvalidContent)) throw new Error('the import found no validation error');
  return error.issues.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a second import of the same content changes nothing and keeps the revision', async () => {
  const folder = writeContent(sampleContent());
  const first = await importContent(database, folder);
  const second = await importContent(database, folder);

  expect(first.revision).toBe(1);
  expect(first.added.length).toBeGreaterThan(30);
  expect(second).toMatchObject({ revision: 1, added: [], changed: [], removed: [] });
});

test('added, changed and removed entries are reported and raise the revision', async () => {
  const folder = writeContent(sampleContent());
  await importContent(database, folder);
  appendFileSync(join(folder, 'help/10002.md'), '\n再补一句。\n');
  writeFileSync(join(folder, 'news/60003.md'), sampleContent()['news/60002.md'] ?? '');
  rmSync(join(folder, 'help/10013.md'));

  expect(await importContent(database, folder)).toMatchObject({
    revision: 2,
    added: ['news/60003.md'],
    changed: ['help/10002.md'],
    removed: ['help/10013'],
  });
});

test('files that an editor of Windows saved, with a mark at the beginning and its ends of lines, are the same content', async () => {
  const folder = writeContent(sampleContent());
  await importContent(database, folder);
  for (const file of ['help/10002.md', 'tags.json'])
    writeFileSync(join(folder, file), `\uFEFF${(sampleContent()[file] ?? '').replaceAll('\n', '\r\n')}`);

  expect(await importContent(database, folder)).toMatchObject({ revision: 1, added: [], changed: [], removed: [] });
});

test('F29: control characters that were pasted along are spaces', async () => {
  const article = sampleContent()['help/10002.md'] ?? '';
  await importContent(
    database,
    writeContent({ ...sampleContent(), 'help/10002.md': `${article}\n上一行\u000b下一行\n` }),
  );

  const [stored] = await database.query<{ html: string; plain: string }>(
    `select html, plain from entry where kind = 'help' and id = 10002`,
  );
  expect(stored?.plain).toContain('上一行 下一行');
  expect(stored?.html).toContain('上一行 下一行');
});

const unseen = ['\u200b', '\u00ad', '\ufeff', '\u2060', '\u202e', '\u3164', '\ufe0f', '\ue000', '\u115f', '\u034f'];

test('R12.138 spaces without width, soft hyphens and marks of order that were pasted along are no part of a word', async () => {
  const article = sampleContent()['help/10002.md'] ?? '';
  const words = unseen.map((sign) => `蜂${sign}鸟控${sign}制台`).join('，');
  const pasted = `${article.replace('title: ', `title: 蜂${unseen.join('')}鸟`)}\n${words}，看 ❤️ 与 1️⃣\n`;
  await importContent(database, writeContent({ ...sampleContent(), 'help/10002.md': pasted }));

  const [stored] = await database.query<{ title: string; plain: string }>(
    `select title, plain from entry where kind = 'help' and id = 10002`,
  );
  expect(stored?.title).toContain('蜂鸟');
  expect(stored?.plain).toContain(`${unseen.map(() => '蜂鸟控制台').join('，')}，看 ❤️ 与 1️⃣`);
  const view = { among: ['help'] as const, page: { pageIndex: 1, pageSize: 5 } };
  const { result } = await search<unknown>(database, '蜂鸟', view, true);
  expect(result.hits.map(({ id }) => id)).toEqual([10002]);
});

test('R12.138 what is printed otherwise than it was meant is imported and warned of with file and line, by each import', async () => {
  const folder = writeContent(sampleContent());
  appendFileSync(join(folder, 'help/10002.md'), '\n##标题\n');
  const expected = [expect.stringMatching(/^help\/10002\.md:\d+ “##”后面少一个空格/)];

  expect((await importContent(database, folder)).warnings).toEqual(expected);
  expect((await importContent(database, folder)).warnings).toEqual(expected);
});

test('two concurrent imports leave one set of content', async () => {
  const folder = writeContent(sampleContent());
  const reports = await Promise.all([importContent(database, folder), importContent(database, folder)]);

  expect(reports.map(({ added }) => added.length).sort((a, b) => a - b)[0]).toBe(0);
  expect((await readRevision(database)).revision).toBe(1);
});

/** Valid except for the file name, which says 50003. */
const marketingTwin = (sampleContent()['marketing/50001.json'] ?? '').replace('"id": 50001', '"id": 50009');

const figure = `\`\`\`figure
id: form
alt: 奖品名称已填“试用机”。
caption: 填好的表单
stage:
  ground: mint
  screens: [{ id: panel, kind: panel, title: 新建抽奖, rows: [[{ kind: field, id: name, label: 奖品, value: 试用机 }]] }]
callouts: [name]
\`\`\``;

const wrong: [string, string, (text: string) => string, string][] = [
  ['a missing key', 'help/10003.md', (text) => text.replace(/author: .*\n/, ''), 'help/10003.md:2 author：缺少这一项'],
  [
    'an impossible day',
    'info/20001.md',
    (text) => text.replace('2026-04-01', '2026-13-01'),
    'info/20001.md:8 updated：日期要写成',
  ],
  [
    'a link to nothing',
    'info/20001.md',
    (text) => text.replace('10001', '99999'),
    'info/20001.md:17 这里提到的帮助文档 99999 不存在',
  ],
  ['an unknown cover', 'info/20001.md', (text) => text.replace('kind: chain', 'kind: photo'), 'info/20001.md:11 cover'],
  [
    'words too long for a cover',
    'info/20001.md',
    (text) => text.replace('采集', '采集和编码都在这一台'),
    'info/20001.md:11 cover',
  ],
  [
    'a guide that does not exist',
    'info/20001.md',
    (text) => text.replace('pillar: 20012', 'pillar: 20099'),
    'info/20001.md:13 这里提到的资讯文章 20099 不存在',
  ],
  [
    'an unknown tag',
    'info/20002.md',
    (text) => text.replace('tags: [1, 2]', 'tags: [1, 77]'),
    'info/20002.md:4 这里提到的标签 77 不存在',
  ],
  [
    'a first-level heading',
    'help/10004.md',
    (text) => text.replace('## 开始', '# 开始'),
    'help/10004.md:14 正文标题用 ##',
  ],
  ['no front matter', 'news/60001.md', () => '只有正文', 'news/60001.md:1 文件要以一行“---”开头'],
  ['no text', 'news/60001.md', (text) => text.replace('正文。', ''), 'news/60001.md:9 第二行“---”下面没有正文'],
  ['broken JSON', 'jobs.json', () => '[{', 'jobs.json:'],
  [
    'a foreign id',
    'marketing/50003.json',
    () => marketingTwin,
    'marketing/50003.json:2 id 50009 和文件名里的编号不一样',
  ],
  [
    'a show of two chapters',
    'videos/30001.md',
    (text) => text.replace('chapter: 房间, ', ''),
    'videos/30001.md:11 视频要有 3 到 6 章，现在有 2 章',
  ],
  [
    'a step that points at nothing',
    'videos/30001.md',
    (text) => text.replace('point: hello', 'point: gone'),
    'videos/30001.md:12 第 12 秒那一步：画面里没有叫“gone”的部分',
  ],
  [
    'a show without a length',
    'videos/30001.md',
    (text) => text.replace('seconds: 100', 'seconds: long'),
    'videos/30001.md:14 seconds：要写数字，现在是“long”',
  ],
  [
    'a figure whose callout is not in it',
    'help/10003.md',
    (text) => `${text}\n${figure.replace('[name]', '[name, where]')}`,
    'callouts：画面里没有叫“where”的部分',
  ],
  ['another encoding', 'news/60001.md', (text) => text.replace('正文', '\uFFFD'), 'news/60001.md:9 不是 UTF-8 编码'],
];

test.each(wrong)(
  'R12.18 R12.44 %s in %s is named with its line, and nothing is imported',
  async (_name, file, spoil, expected) => {
    const files = sampleContent();
    const folder = writeContent({ ...files, [file]: spoil(files[file] ?? '') });

    expect(await issuesOf(folder)).toEqual([expect.stringContaining(expected)]);
    expect(await countEntries()).toBe(0);
    expect((await readRevision(database)).revision).toBe(0);
  },
);

test('a missing catalog and a duplicate id are validation errors too', async () => {
  const files = sampleContent();
  delete files['jobs.json'];
  files['help/again/10001.md'] = files['help/10001.md'] ?? '';

  expect(await issuesOf(writeContent(files))).toEqual([
    'jobs.json:1 缺少这个文件，页面要用它，请从版本库恢复',
    'help/again/10001.md:1 编号 10001 已经被 help/10001.md 用了，请换一个编号',
  ]);
});

test('invalid content leaves the previous content unchanged', async () => {
  const folder = writeContent(sampleContent());
  await importContent(database, folder);
  const before = await countEntries();
  writeFileSync(join(folder, 'news/60001.md'), 'kaputt');

  await expect(importContent(database, folder)).rejects.toThrow('什么都没有导入');
  expect(await countEntries()).toBe(before);
});
