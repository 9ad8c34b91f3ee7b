import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { unlessKept } from '../harness/every-case';
import { freePort } from '@site/shared/judge/free-port';
import { waitFor } from '../harness/wait';

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

let root: string;
let dataDir: string;
const running: ChildProcess[] = [];

test.beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'start-'));
  dataDir = path.join(root, 'data');
});

test.afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
  }
  rmSync(root, { recursive: true, force: true });
});

/** Beside the data: keys are configuration. */
function trustedKeys(): string {
  return path.join(root, 'keys/trusted-keys.json');
}

function npmStart(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataDir, TRUSTED_KEYS: trustedKeys(), ...env },
  });
  running.push(child);
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => text, exit: new Promise((done) => child.once('exit', (code) => done(code))) };
}

function answers(port: number, address = '/-/alive'): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${address}`).then(
    (answer) => answer.ok,
    () => false,
  );
}

test('one command builds, publishes, imports and serves on an empty data folder and without keys, says each step, and stops cleanly', async () => {
  test.setTimeout(240_000);
  const [port, apiPort] = [await freePort(), await freePort()];
  const [opsPort, apiOpsPort] = [await freePort(), await freePort()];
  const ports = { PORT: port, API_PORT: apiPort, OPS_PORT: opsPort, API_OPS_PORT: apiOpsPort };
  const run = npmStart(Object.fromEntries(Object.entries(ports).map(([name, number]) => [name, String(number)])));
  await waitFor('the address is printed', () => run.output().includes(`http://127.0.0.1:${port}`), 200_000);
  for (const step of [
    'Building what changed',
    'Publishing to the local store',
    `made development keys in ${path.dirname(trustedKeys())}`,
    'Starting the api',
    'Starting the shell',
  ]) {
    expect(run.output()).toContain(step);
  }
  for (const address of ['/', '/help/helpDocument/10001', '/info/20001'])
    expect(await answers(port, address)).toBe(true);
  for (const address of ['/-/health', '/-/ready', '/-/metrics']) {
    expect(await answers(opsPort, address)).toBe(true);
    expect(await answers(port, address)).toBe(false);
  }
  expect(await answers(port)).toBe(true);
  run.child.kill('SIGTERM');
  expect(await run.exit).toBe(0);
  expect(await answers(port)).toBe(false);
  expect(await answers(apiPort, '/-/live')).toBe(false);
});

for (const name of ['PORT', 'API_PORT', 'OPS_PORT', 'API_OPS_PORT']) {
  test(`a taken ${name} is one plain sentence and a failing exit`, unlessKept(name === 'OPS_PORT'), async () => {
    const blocker: Server = createServer();
    const taken = await freePort();
    await new Promise<void>((done) => blocker.listen(taken, '127.0.0.1', () => done()));
    const other = String(await freePort());
    const ports = { PORT: other, API_PORT: other, OPS_PORT: other, API_OPS_PORT: other };
    const run = npmStart({ ...ports, [name]: String(taken) });
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain(`Port ${taken} is taken by another program. Set ${name} to a free one.`);
    blocker.close();
  });
}

test('a shell of production that was told nothing ends at once and names all that is missing', async () => {
  const child = spawn(process.execPath, ['shell/dist/server/main.cjs'], {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH, SITE_ENV: 'prod', DATA_DIR: dataDir },
  });
  running.push(child);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  expect(await new Promise((done) => child.once('close', done))).toBe(1);
  const names = [...complaint.matchAll(/^- (\w+) is not set: .*\.$/gm)].map(([, name]) => name);
  expect(names).toEqual(['SITE_ORIGIN', 'TRUSTED_HOPS', 'TRUSTED_KEYS']);
});

test('a port that is no number is named with its value', async () => {
  const run = npmStart({ PORT: 'eighty' });
  expect(await run.exit).toBe(1);
  expect(run.output()).toContain('PORT is “eighty”; it must be a port from 1 to 65535.');
});
