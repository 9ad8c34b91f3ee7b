import { type ChildProcessWithoutNullStreams, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { freshSite } from '../testing/fresh-site';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { completedShells, completionScript } from './completion-script';

afterAll(removeFreshFolders);

async function site() {
  const fresh = freshSite();
  for (const version of ['1.0.0', '1.1.0']) await fresh.publishBuild({ version });
  await fresh.publishBuild({ name: 'mf-info', version: '2.0.0' });
  await fresh.publishBuild({ name: 'shell', version: '3.0.0' });
  const complete = async (...args: string[]) =>
    (await fresh.run('complete', '--', ...args)).out.split('\n').filter(Boolean);
  return { ...fresh, complete };
}

test('commands, their options, sections and versions are offered where they belong', async () => {
  const { complete } = await site();

  expect(await complete('ro')).toEqual(['rollback', 'routes']);
  expect(await complete('keys', 're')).toEqual(['retire']);
  expect(await complete('rollback', '--r')).toEqual(['--revision', '--reason']);
  expect(await complete('rollback', 'mf-')).toEqual(['mf-help', 'mf-info']);
  expect(await complete('rollback', '--reason', 'why', 'mf-h')).toEqual(['mf-help']);
  expect((await complete('rollback', 'mf-help', '--to', '')).sort()).toEqual(['1.0.0', '1.1.0']);
  expect((await complete('promote', 'mf-info@2.0.0', 'mf-help@1')).sort()).toEqual(['mf-help@1.0.0', 'mf-help@1.1.0']);
  expect(await complete('publish', 's')).toEqual(['shell']);
  expect(await complete('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  expect(await complete('keys', 'retire', '')).toHaveLength(3);
});

test('what was taken back is offered no more', async () => {
  const { complete, run } = await site();
  for (const version of ['1.0.0', '1.1.0']) await run('promote', `mf-help@${version}`, '--ungated', 'a test');
  await run('rollback', 'mf-help');

  expect(await complete('rollback', 'mf-help', '--to', '')).toEqual(['1.0.0']);
  expect(await complete('promote', 'mf-help@')).toEqual(['mf-help@1.0.0']);
});

test('where nothing can be said nothing is said: a value of one’s own, too many words, a broken keyring', async () => {
  const { complete, config } = await site();

  expect(await complete('rollback', '--reason', '')).toEqual([]);
  expect(await complete('status', 'mf-help', '')).toEqual([]);
  expect(await complete('deploy', '--x')).toEqual([]);
  writeFileSync(config.keys.trusted, '{');
  expect(await complete('keys', 'retire', '')).toEqual([]);
});

/** What a process has printed once that is among it, or once it has ended. */
function untilPrinted(child: ChildProcessWithoutNullStreams, wanted: RegExp): Promise<string> {
  let text = '';
  return new Promise((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        text += part.toString();
        if (wanted.test(text)) done(text);
      });
    child.once('exit', () => done(text));
  });
}

/** A folder, with a quote in its name, whose command prints the words that it was asked for. */
function echoingFolder(): string {
  const root = join(freshFolder(), "it's here");
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  const script = '#!/bin/sh\nshift 5\nprintf "%s|" "$@" >> "$ASKED"; printf "mf-help@1.0.0\\nmf-help@1.1.0\\n"\n';
  writeFileSync(join(root, 'node_modules/.bin/tsx'), script);
  chmodSync(join(root, 'node_modules/.bin/tsx'), 0o755);
  return root;
}

test('the script of bash asks for the words as typed, with their @, and offers what it is told; twice is no error', () => {
  const root = echoingFolder();
  const script = completionScript('bash', root);
  const line = [
    'COMP_WORDS=(release promote mf-info@2.0.0 mf-help@1); COMP_CWORD=3',
    '_release',
    'printf "%s\\n" "${COMPREPLY[@]}"',
    'case $COMP_WORDBREAKS in *@*) echo splits;; esac',
  ];
  const asked = join(root, 'asked');
  const out = execFileSync('bash', ['--norc', '-euc', [script, script, ...line].join('\n')], {
    env: { ...process.env, ASKED: asked, COMP_WORDBREAKS: ' @' },
    encoding: 'utf8',
  });

  expect(out).toBe('mf-help@1.0.0\nmf-help@1.1.0\n');
  expect(execFileSync('cat', [asked], { encoding: 'utf8' })).toBe('promote|mf-info@2.0.0|mf-help@1|');
});

test('the function of the script runs what npm runs, from any folder', () => {
  const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    scripts: { release: string };
  };
  const words = completionScript('bash', '/a folder').split('\n')[0]?.replaceAll("'/a folder/", '').replaceAll("'", '');

  expect(words).toBe(`release() { ${scripts.release.replace(/^tsx/, 'node_modules/.bin/tsx')} "$@"; }`);
});

test('the function of the script serves the operators’ page, which npm run release does too', async () => {
  const root = freshFolder();
  const places = { DATA_DIR: join(root, '.data'), TRUSTED_KEYS: join(root, '.keys/trusted-keys.json') };
  const script = `${completionScript('bash', repositoryRoot)}\nrelease desk`;
  const desk = spawn('bash', ['--norc', '-c', script], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...places, DESK_PORT: '0', DESK_TOKEN: 'a-token-of-this-test-alone' },
  });
  try {
    const output = await untilPrinted(desk, /The desk is at (\S+)\.|Error/);
    const address = /The desk is at (\S+)\./.exec(output)?.[1];
    expect(output).toContain('The desk is at');
    expect(await (await fetch(`${address}/`)).text()).toContain('<html');
  } finally {
    // The whole group: bash runs the command in a process of its own.
    if (desk.pid !== undefined) process.kill(-desk.pid, 'SIGTERM');
  }
});

test.each(completedShells)('the script of %s is read by its shell, where there is one', (shell) => {
  const found = spawnSync(shell, ['-n'], { input: completionScript(shell, '/a folder'), encoding: 'utf8' });
  const isAbsent = (found.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';

  expect(isAbsent ? '' : found.stderr).toBe('');
});
