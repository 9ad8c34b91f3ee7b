import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { countGap, listGaps } from '../search/gaps.repository';
import { inheritedEnvironment } from '../testing/config';
import { openTestDatabase } from '../testing/test-database';
import type { Database } from '../database/database';
import { contentCommand } from './content-command';

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

async function connect() {
  opened++;
  const close = async () => void opened--;
  return { commands: { listGaps: () => listGaps(database) }, close };
}

test.each([[[]], [['content']], [['gaps', 'again']]])('%p is answered with how it is used', async (args) => {
  await expect(contentCommand(args, connect)).rejects.toThrow('Usage: npm run content -- gaps [--json]');
});

test('an option that does not exist is named, and the command fails', () => {
  const args = ['--import', 'tsx', join(__dirname, 'content-cli.ts'), 'gaps', '--csv'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(__dirname, '../../..'),
    env: inheritedEnvironment,
    encoding: 'utf8',
  });

  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain("'--csv'");
}, 60_000);

test('where nothing was searched in vain it says so, and JSON is an empty list', async () => {
  expect(await contentCommand(['gaps'], connect)).toBe('No search of the last 90 days was in vain.');
  expect(await contentCommand(['--json', 'gaps'], connect)).toBe('[]');
  expect(opened).toBe(0);
});

test('what was searched in vain is a line each, the most frequent first, or JSON', async () => {
  for (const word of ['量子纠缠', '招商手册', '招商手册']) await countGap(database, word);
  const lines = await contentCommand(['gaps'], connect);
  const listed: unknown = JSON.parse(await contentCommand(['gaps', '--json'], connect));

  expect(lines).toMatch(/^ {5}2 {2}\d{4}-\d\d-\d\d {2}招商手册\n {5}1 {2}\d{4}-\d\d-\d\d {2}量子纠缠$/);
  const last = lines.slice(8, 18);
  expect(listed).toEqual([
    { word: '招商手册', searches: 2, last },
    { word: '量子纠缠', searches: 1, last },
  ]);
});

test('it closes what it opened when the list cannot be read', async () => {
  const broken = async () => {
    const { close } = await connect();
    return { commands: { listGaps: () => Promise.reject(new Error('no database')) }, close };
  };

  await expect(contentCommand(['gaps'], broken)).rejects.toThrow('no database');
  expect(opened).toBe(0);
});
