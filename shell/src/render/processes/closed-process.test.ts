import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { testSite } from '@site/shared/testing/test-site';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { htmlText } from '../pages/html-text';
import { workerInputOf } from '../pages/read-set';
import { readShellBuilds, shellsIn } from '../../server/releases/read-shell-builds';
import { processLimits } from './process-progress';
import { SectionPools } from './section-pools';
import type { SetPool } from './set-pool';
import { spawnerOf } from './spawn-process';

const distDir = path.resolve(__dirname, '../../../dist');
const hostileSection = ['hostile-attempts.cjs', 'hostile-section.cjs']
  .map((name) => readFileSync(path.resolve(__dirname, '../../testing', name), 'utf8'))
  .join('');
const closed = spawnerOf(path.join(distDir, 'server/render.cjs'));
const open = spawnerOf(path.resolve(__dirname, '../../testing/open-process.cjs'));

const manifest: ReleaseManifest = {
  contract: 1,
  name: 'mf-hostile',
  version: '1.0.0',
  commit: '',
  builtAt: '',
  routes: [{ id: 'hostile', path: '/hostile', layout: 'default', query: [], cacheSeconds: 0, indexed: false }],
  files: ['client/remoteEntry.js', 'client/hashes.js'].map((path) => ({ path, bytes: 0, integrity: 'sha384-' })),
  pages: { hostile: { scripts: [], styles: [] } },
  calls: [],
  shared: {},
};

const opened: { pools: SectionPools; pool: SetPool }[] = [];
afterEach(() => {
  for (const { pools, pool } of opened.splice(0)) {
    pool.retire();
    pools.close();
  }
});

/** A set of one section, rendered by the shell's built process. */
function startWith(code: string, { start } = closed) {
  const context = { ...shellsIn(readShellBuilds({ distDir })), site: testSite, assetBase: '' };
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const callsOf = () => ({ answer: async () => ({ ok: true as const, status: 200, body: {} }) });
  const limits = { ...processLimits, checkEvery: 50, startWork: 2000 };
  const pools = new SectionPools({ start, total: 1, callsOf, log, limits });
  const pool = pools.open(workerInputOf(context, [{ manifest, code }]));
  opened.push({ pools, pool });
  return { pool, lines };
}

const page = { id: 'hostile', remote: 'mf-hostile' };

function show(pool: SetPool, address: string) {
  return pool.render({ address, friendLinks: [], marketMenu: [], reference: 'test' }, page);
}

type Outcome = { reached?: string; refused?: string };

test('a section reaches no file, process, socket, environment, port, stream and nothing that the language shares', async () => {
  const { pool } = startWith(hostileSection);
  const { html, fault } = await show(pool, '/hostile');
  expect(fault).toBeUndefined();
  const text =
    /<pre>(.*?)<\/pre>/s.exec(htmlText(html))?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'") ?? '';
  const outcomes = Object.entries(JSON.parse(text) as Record<string, Outcome>);
  const { usedMemory, reactInternals, globals, callSites, ...refused } = Object.fromEntries(outcomes);
  expect(Object.entries(refused).filter(([, { reached }]) => reached !== undefined)).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(50);
  expect(usedMemory?.reached).toBe('64,1');
  expect([reactInternals?.reached, globals?.reached]).toEqual(['undefined', '']);
  expect(callSites?.refused).toContain('TypeError');
  expect(existsSync('/tmp/hostile')).toBe(false);
});

test('a loader that leads elsewhere or says that something is missing does so in a closed process as anywhere', async () => {
  const code = `
    const { redirect, useLoaderData } = require('react-router-dom');
    const loader = ({ request }) => {
      if (request.url.includes('leads')) throw redirect('/home/about');
      if (request.url.includes('json')) return new Response('{"words":"told"}', { status: 404, headers: { 'Content-Type': 'application/json' } });
      throw new Response('gone', { status: 404 });
    };
    const handle = { layout: 'default', head: () => ({ title: 'x', description: 'x' }) };
    module.exports = { routes: [{ id: 'hostile', path: '/hostile', loader, handle, Component: () => useLoaderData().words }] };`;
  const { pool } = startWith(code);
  const answered = await show(pool, '/hostile?json');
  expect([answered.status, answered.fault, htmlText(answered.html).includes('told')]).toEqual([404, undefined, true]);
  expect(await show(pool, '/hostile?leads')).toMatchObject({ status: 302, location: '/home/about' });
  const missing = await show(pool, '/hostile');
  expect(missing).toMatchObject({ status: 404 });
  expect(missing.fault).toBeUndefined();
});

test.each([
  ['uses process', 'process.exitCode = 1;', 'process is not defined'],
  ['makes code from text', "(() => 1).constructor('return 1');", 'Code generation from strings disallowed'],
  ['opens a socket', "fetch('http://127.0.0.1:9');", 'fetch is not defined'],
  ['never ends', 'for (;;);', 'without a message'],
  [
    'holds memory',
    'globalThis.held = []; for (;;) held.push(new Uint8Array(5e7).fill(1));',
    /Array buffer allocation|MB of memory|without a message/,
  ],
])('a section that %s while it loads is refused with the reason', async (_, code, reason) => {
  await expect(startWith(code).pool.ready).rejects.toThrow(reason);
});

test('the process itself may neither write, nor read beyond its own code, nor start a process or a thread', async () => {
  const denied = ['write', 'read', 'environmentOfProcess', 'spawn', 'thread'].map(
    (name) => `${name} ERR_ACCESS_DENIED`,
  );
  const answer = await startWith('', open).pool.ready.then(
    () => '',
    (error: Error) => error.message,
  );
  expect(answer).toContain([...denied, 'nativeCode ERR_DLOPEN_DISABLED', 'codeFromText EvalError'].join(', '));
});

test('a process has no environment but how the system hands out memory', async () => {
  const started = open.start();
  await once(started.stdout, 'data');
  expect(readFileSync(`/proc/${started.pid}/environ`, 'latin1').split('\0').filter(Boolean)).toEqual([
    'MALLOC_ARENA_MAX=1',
  ]);
  started.kill('SIGKILL');
});

test('where the system has the walls, a process has no network, no other process to signal and a user of its own', async () => {
  const answer = await startWith('', open).pool.ready.then(
    () => '',
    (error: Error) => error.message,
  );
  const { has, lacks } = open.walls;
  expect([...has, ...lacks]).toHaveLength(3);
  if (has.includes('a wall against the network')) expect(answer).toMatch(/network (ENETUNREACH|ERR_ACCESS_DENIED)/);
  if (has.includes('a user of its own')) expect(answer).toMatch(/signal EPERM.* uid 64\d{3}/);
});

test('that a section wrote to its console is told, without the words, a few times of each process', async () => {
  const code = `
    const page = () => 'x';
    for (let line = 0; line < 50; line += 1) console.error('王小明', line);
    module.exports = { routes: [{ id: 'hostile', path: '/hostile', Component: page }] };`;
  const { pool, lines } = startWith(code);
  await pool.ready;
  expect(lines.filter((line) => line.includes('a section said')).length).toBe(5);
  expect(lines.join('')).toContain('the console: a string, a number');
  expect(lines.join('')).not.toContain('王小明');
});
