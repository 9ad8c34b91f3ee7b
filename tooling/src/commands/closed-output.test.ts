import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

const folder = mkdtempSync(path.join(tmpdir(), 'closed-output-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The TypeScript file that a command of package.json runs; one that begins as JavaScript runs the file of the same name. */
function entryOf(command: string): string | undefined {
  const file = command.match(/\S+\.(?:ts|mjs)/g)?.at(-1) ?? '';
  const entry = file.replace(/\.mjs$/, '.ts');
  return entry !== '' && existsSync(path.join(repositoryRoot, entry)) ? entry : undefined;
}

type Stream = 'stdout' | 'stderr';

/** Runs a command of package.json without npm, whose reader of one output is gone before it prints; gives the other output. */
function runUnread(name: string, args: readonly string[], unread: Stream) {
  const [, ...words] = (scripts[name] ?? '').split(' ');
  const child = spawn(path.join(repositoryRoot, 'node_modules/.bin/tsx'), [...words, ...args], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      TRUSTED_KEYS: path.join(folder, 'keys/trusted-keys.json'),
    },
  });
  child[unread].destroy();
  const read = unread === 'stdout' ? child.stderr : child.stdout;
  let text = '';
  read.on('data', (part: Buffer) => (text += part.toString()));
  return new Promise<{ code: number | null; text: string }>((done) =>
    child.once('close', (code) => done({ code, text })),
  );
}

test.each([
  ['release', ['--help']],
  ['release', ['keys', 'create', '--role', 'rollback', '--owner', 'night-shift']],
  ['content', ['facts']],
  ['leads', ['keys', '--out', path.join(folder, 'leads.key')]],
] as const)('npm run %s -- %j | true ends well, and says nothing of the pipe', async (name, args) => {
  expect(await runUnread(name, args, 'stdout')).toEqual({ code: 0, text: '' });
});

test('what a command does is done although nobody reads what it prints', async () => {
  const file = path.join(folder, 'written.json');
  expect(await runUnread('sbom', [file], 'stdout')).toEqual({ code: 0, text: '' });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ bomFormat: 'CycloneDX' });
});

test.each([
  ['release', ['deploy'], 2],
  ['support', ['count'], 1],
] as const)('npm run %s -- %j ends with its own code where nobody reads its complaint', async (name, args, code) => {
  expect(await runUnread(name, args, 'stderr')).toMatchObject({ code });
});

test('every command is made for readers that leave', () => {
  const entries = [...new Set(Object.values(scripts).flatMap((command) => entryOf(command) ?? []))];
  const text = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter((file) => !/^ *ignoreClosedOutput\(\);$/m.test(text(file)))).toEqual([]);
});
