import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { testSite } from '@site/shared/testing/test-site';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../config';
import { readShellManifest } from '../server/releases/read-shell-manifest';
import { workerInputOf } from './read-set';
import { htmlText } from './html-text';
import { SetPool } from './set-pool';
import { startThreads } from './start-thread';
import { ThreadStock } from './thread-stock';

const distDir = path.resolve(__dirname, '../../dist');
const builtWorker = path.join(distDir, 'server/worker.cjs');
const hostileSection = path.resolve(__dirname, '../testing/hostile-section.cjs');
const hostileWorker = path.resolve(__dirname, '../testing/hostile-worker.cjs');
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

const pools: SetPool[] = [];
afterEach(() => {
  for (const pool of pools.splice(0)) pool.retire();
});

/** A pool of the shell's built worker with one section. */
function startWith(code: string, startThread = startThreads(builtWorker)) {
  const context = { shell: readShellManifest({ ...readConfig({}), distDir }), site: testSite, assetBase: '' };
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const input = workerInputOf(context, [{ manifest, code }]);
  const pool = new SetPool(input, startThread, { answer: async () => ({ ok: true, status: 200, body: {} }) }, log);
  pools.push(pool);
  return { pool, lines };
}

function show(pool: SetPool, address: string) {
  return pool.render({ address, friendLinks: [], marketMenu: [], reference: 'test' }, 'hostile');
}

type Outcome = { reached?: string; refused?: string };

test('a section reaches no file, process, socket, environment, other thread and no state of its neighbours', async () => {
  const { pool } = startWith(readFileSync(hostileSection, 'utf8'));
  const { html, fault } = await show(pool, '/hostile');
  expect(fault).toBeUndefined();
  const text =
    /<pre>(.*?)<\/pre>/s.exec(htmlText(html))?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'") ?? '';
  const outcomes = Object.entries(JSON.parse(text) as Record<string, Outcome>);
  expect(outcomes).toHaveLength(25);
  const { usedMemory, reactInternals, globals, callSites, ...refused } = Object.fromEntries(outcomes);
  expect(Object.entries(refused).filter(([, { reached }]) => reached !== undefined)).toEqual([]);
  expect(usedMemory?.reached).toBe('64,1');
  expect([reactInternals?.reached, globals?.reached]).toEqual(['undefined', '']);
  expect(callSites?.refused).toContain('TypeError');
  expect(existsSync('/tmp/hostile')).toBe(false);
});

test.each([
  ['uses process', 'process.exitCode = 1;', 'process is not defined'],
  ['makes code from text', "(() => 1).constructor('return 1');", 'Code cannot be made from text on the server.'],
  ['opens a socket', "fetch('http://127.0.0.1:9');", 'fetch is not defined'],
])('a section that %s while it loads is refused with the reason', async (_, code, reason) => {
  await expect(startWith(code).pool.ready).rejects.toThrow(reason);
});

test('the thread itself may neither write, nor read beyond its own code, nor start a process or a thread', async () => {
  const denied = ['write', 'read', 'environmentOfProcess', 'spawn', 'thread'].map(
    (name) => `${name} ERR_ACCESS_DENIED`,
  );
  await expect(startWith('', startThreads(hostileWorker)).pool.ready).rejects.toThrow(
    [...denied, 'nativeCode ERR_DLOPEN_DISABLED'].join(', '),
  );
});

test('that a section wrote to its console is told, without the words, a few times of each worker', async () => {
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

test('a thread that was started ahead loads the set that it is given; without one in stock the set starts its own', async () => {
  const stock = new ThreadStock(builtWorker);
  const code = (words: string) => `module.exports = { routes: [{ id: 'hostile', path: '/hostile', handle: {
    layout: 'default', head: () => ({ title: '${words}', description: '' }) }, Component: () => '${words}' }] };`;
  const pools = ['第一次保存', '第二次保存'].map((words) => startWith(code(words), stock.start).pool);
  const pages = await Promise.all(pools.map((pool) => show(pool, '/hostile')));
  expect(pages.map(({ html }) => /第.次保存/.exec(htmlText(html))?.[0])).toEqual(['第一次保存', '第二次保存']);
});
