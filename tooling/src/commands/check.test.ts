import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { runCheck } from './check';
import { checks, checksOf } from './checks';
import { staleDocuments } from './write-docs';

const folder = mkdtempSync(path.join(tmpdir(), 'check-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** A folder with these files. */
function folderWith(name: string, files: Record<string, string>): string {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** Whether the check of this name passes in that folder, and what it prints. */
async function check(name: string, cwd: string) {
  const asked = checks.find((one) => one.name === name);
  if (!asked) throw new Error(`There is no check “${name}”.`);
  const lines: string[] = [];
  const passed = await runCheck(asked, { cwd, print: (line) => lines.push(line) });
  return { passed, printed: lines.join('\n') };
}

test('what is formatted wrong is named with the command that formats it, after which it passes', async () => {
  const cwd = folderWith('format', { 'src/page.ts': 'export const page = "one" ;\n' });
  copyFileSync(path.join(repositoryRoot, 'biome.json'), path.join(cwd, 'biome.json'));

  const { passed, printed } = await check('format', cwd);
  expect(passed).toBe(false);
  expect(printed).toContain('src/page.ts');
  expect(printed).toContain('To mend format: npm run format');

  const [tool = '', ...args] = (scripts.format ?? '').split(' ');
  execFileSync(path.join(repositoryRoot, 'node_modules/.bin', tool), args, { cwd, stdio: 'ignore' });
  expect(await check('format', cwd)).toEqual({ passed: true, printed: expect.stringMatching(/^ {2}ok {5}format/) });
});

test('a file that nothing uses is named, and what may be done about it', async () => {
  const cwd = folderWith('dead-code', {
    'package.json': '{ "name": "sample", "main": "src/main.ts" }',
    'knip.json': '{ "entry": ["src/main.ts"], "project": ["src/**/*.ts"] }',
    'src/main.ts': 'console.log(1);\n',
    'src/forgotten.ts': 'export const forgotten = 1;\n',
  });

  const { passed, printed } = await check('dead code', cwd);
  expect(passed).toBe(false);
  expect(printed).toContain('src/forgotten.ts');
  expect(printed).toContain('To mend dead code: Delete the files, exports and packages above, or use them');
});

test('a generated document that is old or missing is named', () => {
  const root = folderWith('documents', { 'old.md': 'old\n', 'current.md': 'current\n' });
  const documents = { 'old.md': 'new\n', 'current.md': 'current\n', 'missing.md': 'new\n' };

  expect(staleDocuments(documents, root)).toEqual(['old.md', 'missing.md']);
});

test('every check says what mends it, with commands that are there', () => {
  for (const { name, mend } of checks) {
    expect([name, mend]).toEqual([name, expect.stringMatching(/npm run|npx|\.dependency-cruiser/)]);
    for (const [, command = ''] of mend.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty(command);
  }
});

const commandsOf = (...files: string[]) =>
  Object.fromEntries(checksOf(files).map(({ name, command }) => [name, command]));

test('a change of sections alone is held against their walls, and not against the content that they do not read', () => {
  const of = commandsOf('mf-help/src/routes.ts', 'mf-help/package.json', 'mf-info/src/routes.ts');

  expect(of.walls).toEqual(['depcruise', '--output-type', 'err', 'mf-help', 'mf-info']);
  expect(Object.keys(of)).toEqual(checks.map(({ name }) => name).filter((name) => name !== 'content'));
});

test('a change of anything else is held against all walls, one of content or what reads it against the content', () => {
  expect(commandsOf('mf-help/src/routes.ts', 'package.json').walls).toEqual(commandsOf('shell/src/main.ts').walls);
  expect(commandsOf('shell/src/main.ts').walls).toContain('shared');
  for (const file of ['api/content/help/10001.md', 'shared/src/contract/media-index.ts'])
    expect(commandsOf(file)).toHaveProperty('content');
});
