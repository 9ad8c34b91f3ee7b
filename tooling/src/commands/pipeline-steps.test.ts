import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pipeline-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function run(program: string, args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(path.join(repositoryRoot, program), args, {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const writeKey = (env: Record<string, string>) =>
  run('node_modules/.bin/tsx', ['tooling/src/commands/write-key.ts'], env);
const removeKey = (env: Record<string, string>) =>
  run('node_modules/.bin/tsx', ['tooling/src/commands/remove-key.ts'], env);
const deploy = (args: readonly string[], env: Record<string, string>) =>
  spawnSync(process.execPath, ['tooling/src/commands/deploy.mjs', ...args], {
    cwd: repositoryRoot,
    env,
    encoding: 'utf8',
  });

test('the key of a pipeline gets into a file that its owner alone reads, is never printed, and replaces none', () => {
  const file = path.join(folder, 'keys/publish.pem');
  const env = { RELEASE_KEY_PEM: 'a private text', RELEASE_PUBLISH_KEY: file };

  const first = writeKey(env);
  expect(first).toMatchObject({ status: 0, stdout: `The key is in ${file}.\n` });
  expect(readFileSync(file, 'utf8')).toBe('a private text\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const second = writeKey({ ...env, RELEASE_KEY_PEM: 'another private text' });
  expect(second).toMatchObject({ status: 1, stderr: expect.stringContaining('stays as it is') });
  expect(JSON.stringify([first, second])).not.toContain('private text');
});

test('without a key, or with two places for it, nothing is written', () => {
  const file = path.join(folder, 'publish.pem');

  expect(writeKey({ RELEASE_PUBLISH_KEY: file }).status).toBe(1);
  expect(writeKey({ RELEASE_KEY_PEM: 'x', RELEASE_PUBLISH_KEY: file, RELEASE_PROMOTE_KEY: file }).status).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test('the key of a pipeline is removed, and one that is not there is no fault', () => {
  const file = path.join(folder, 'promote.pem');
  writeKey({ RELEASE_KEY_PEM: 'a private text', RELEASE_PROMOTE_KEY: file });
  expect(existsSync(file)).toBe(true);
  for (const _time of ['first', 'second'])
    expect(removeKey({ RELEASE_PROMOTE_KEY: file })).toMatchObject({
      status: 0,
      stdout: `No key is in ${file} any more.\n`,
    });
  expect(existsSync(file)).toBe(false);
  const two = removeKey({ RELEASE_PROMOTE_KEY: file, RELEASE_PUBLISH_KEY: file });
  expect(two).toMatchObject({ status: 1, stderr: expect.stringContaining('one of the two') });
});

test('a service is handed to the script that is named, whose exit code counts', () => {
  const script = path.join(folder, 'deploy it');
  writeFileSync(script, '#!/bin/sh\necho "deploys $1"; exit 7\n');
  chmodSync(script, 0o755);

  const { status } = spawnSync(process.execPath, ['tooling/src/commands/deploy.mjs', 'shell'], {
    cwd: repositoryRoot,
    env: { ...process.env, DEPLOY_SCRIPT: script },
  });
  expect(status).toBe(7);
});

test.each([
  [['shell'], {}, 'DEPLOY_SCRIPT names no script'],
  [['mf-help'], { DEPLOY_SCRIPT: '/bin/true' }, '“mf-help” is not deployed'],
  [['api'], { DEPLOY_SCRIPT: '/nowhere/deploy' }, '/nowhere/deploy, which DEPLOY_SCRIPT names, cannot be run: ENOENT'],
])('deploying %j with %j is refused in a sentence', (args, env, sentence) => {
  const { status, stderr } = deploy(args, env);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
});
