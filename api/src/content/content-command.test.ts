import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countGap, listGaps } from '../search/gaps.repository';
import { inheritedEnvironment } from '../testing/config';
import { openTestDatabase } from '../testing/test-database';
import type { Database } from '../database/database';
import { sampleContent, writeContent } from '../testing/sample-content';
import { createCommands } from '../control/commands';
import { contentCommand } from './content-command';
import { importContent } from './import-content';

let database: Database;
let opened = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(async () => {
  opened = 0;
  await database.query('delete from search_gap');
});

afterAll(() => database.close());

const contentDir = writeContent(sampleContent());
const now = () => new Date('2026-11-27T16:00:00Z');

async function connect() {
  opened++;
  const close = async () => void opened--;
  const importOnce = async () => importContent(database, contentDir);
  return { commands: { listGaps: () => listGaps(database), importContent: importOnce }, close };
}

const parts = { contentDir, now, connect };

test.each([[[]], [['content']], [['gaps', 'again']], [['import', 'all']], [['constructor']]])(
  'R12.136 %p is answered with how it is used',
  async (args) => {
    await expect(contentCommand(args, parts)).rejects.toThrow('用法：npm run content -- <命令>');
  },
);

test('R12.141 a new file is named with the command that checks it, which names what is to be written, and nothing is opened', async () => {
  const answer = await contentCommand(['new', 'news', '--title', '双十二服务安排'], parts);
  expect(answer).toMatch(/^已新建 .+news\/60003\.md\n写好以后检查：npm run content -- check news\/60003\.md$/);
  const file = join(contentDir, 'news/60003.md');
  expect(readFileSync(file, 'utf8')).toContain('published: 2026-11-28');

  for (const name of ['news/60003.md', file])
    await expect(contentCommand(['check', name], parts)).rejects.toThrow(
      /^news\/60003\.md:4 这里还没有写[^]+\nnews\/60003\.md 里有 \d+ 处要改。/,
    );
  expect(opened).toBe(0);
  rmSync(file);
});

test('a file that is not there is named', async () => {
  await expect(contentCommand(['check', 'news/1.md'], parts)).rejects.toThrow('没有“news/1.md”这个内容文件');
  await expect(contentCommand(['check', __filename], parts)).rejects.toThrow('这个内容文件');
});

test('R12.140 an import checks first and changes nothing where something is to be mended; --anyway imports what can be read', async () => {
  await expect(contentCommand(['import'], parts)).rejects.toThrow(/处要改[^]*什么都没有导入。$/);
  expect(opened).toBe(0);

  const answer = await contentCommand(['import', '--anyway'], parts);
  expect(answer).toContain('+ news/60001.md\n');
  expect(answer).toMatch(/已导入，网站上马上能看到。内容第 1 版：新增 \d+，修改 0，删除 0，没有变化 0。/);
  expect(answer).toContain('不用改，但请知道：\n');
  expect(opened).toBe(0);
});

test('R12.163 a folder that the running service does not import is named, and nothing is imported', async () => {
  const other = writeContent(sampleContent());
  const unused = () => Promise.reject(new Error('not asked for'));
  const commands = createCommands({ database, contentDir, eraseLeads: unused, copyData: unused });
  const imported = (folder: string) =>
    contentCommand(['import', '--anyway'], {
      ...{ contentDir: folder, now },
      connect: async () => ({ commands, close: async () => undefined }),
    });

  await expect(imported(other)).rejects.toThrow(
    `检查的是 ${other}，正在运行的服务导入的却是 ${contentDir}，什么都没有导入`,
  );
  expect(await imported(contentDir)).toContain('已导入');
});

test('R12.136 an option that does not exist is named, and the command fails', () => {
  const args = ['--import', 'tsx', join(__dirname, 'content-cli.ts'), 'gaps', '--csv'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(__dirname, '../../..'),
    env: inheritedEnvironment,
    encoding: 'utf8',
  });

  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain("'--csv'");
});

test('R12.136 where nothing was searched in vain it says so, and JSON is an empty list', async () => {
  expect(await contentCommand(['gaps'], parts)).toBe('No search of the last 90 days was in vain.');
  expect(await contentCommand(['--json', 'gaps'], parts)).toBe('[]');
  expect(opened).toBe(0);
});

test('R12.136 what was searched in vain is a line each, the most frequent first, or JSON', async () => {
  for (const word of ['量子纠缠', '招商手册', '招商手册']) await countGap(database, word);
  const lines = await contentCommand(['gaps'], parts);
  const listed: unknown = JSON.parse(await contentCommand(['gaps', '--json'], parts));

  expect(lines).toMatch(/^ {5}2 {2}\d{4}-\d\d-\d\d {2}招商手册\n {5}1 {2}\d{4}-\d\d-\d\d {2}量子纠缠$/);
  const last = lines.slice(8, 18);
  expect(listed).toEqual([
    { word: '招商手册', searches: 2, last },
    { word: '量子纠缠', searches: 1, last },
  ]);
});

test('it closes what it opened when the list cannot be read', async () => {
  const broken = async () => {
    const { commands, close } = await connect();
    return { commands: { ...commands, listGaps: () => Promise.reject(new Error('no database')) }, close };
  };

  await expect(contentCommand(['gaps'], { ...parts, connect: broken })).rejects.toThrow('no database');
  expect(opened).toBe(0);
});
