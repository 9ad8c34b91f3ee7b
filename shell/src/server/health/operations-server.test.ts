import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { createServer } from '../http-server';
import type { LiveSet } from '../releases/live-sets';
import { aliveRoutes, type HealthSources } from './health-routes';
import { createOperations } from './operations-server';

const config = readConfig({ SITE_ORIGIN: 'https://www.example.com', OPS_HOST: 'ops.internal' });
const log = pino({ level: 'silent' });
const live = { sequence: 7, deviations: [], input: { set: { id: 'abc', remotes: {} } } } as unknown as LiveSet;

let sources: HealthSources & { sets: { live: LiveSet | undefined } };
let stopping: boolean;
let operations: FastifyInstance;

beforeEach(() => {
  stopping = false;
  sources = {
    config,
    shells: { shell: { line: 'react-19.9' }, other: {} } as HealthSources['shells'],
    sets: { live },
    follower: { sequence: 7, fault: '', end: 'unproven' },
    content: { current: 3, silentSeconds: 12 },
    previews: { labels: [] },
    canaries: { health: () => [], deviations: () => [] },
    alarms: { list: () => [] },
    chain: { hashAt: () => null },
    keyring: { fault: '' },
    walls: { has: ['a limit of memory'], lacks: [] },
    metrics: async () => 'page_misses_total 3',
    versions: () => ({ process: '0123456789abcdef', revision: 7, counts: [] }),
    warnings: () => ['mend this'],
    stopping: () => stopping,
  };
  operations = createOperations(config, sources, { log, headers: [['X-Content-Type-Options', 'nosniff']] });
});

afterEach(() => operations.close());

const ask = (url: string, host = '127.0.0.1:8082') => operations.inject({ url, headers: { host } });

test('operators are told health, readiness and metrics, and nothing of them is stored', async () => {
  const health = await ask('/-/health');

  expect(health.json()).toMatchObject({
    revision: 7,
    newest: 7,
    content: 3,
    error: null,
    warnings: ['mend this'],
    lines: ['react-19.9', 'react-19.3'],
    service: { silentSeconds: 12 },
    environment: 'dev',
  });
  expect(health.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect((await ask('/-/metrics')).body).toBe('page_misses_total 3');
  const versions = await ask('/-/versions');
  expect(versions.json()).toEqual({ process: '0123456789abcdef', revision: 7, counts: [] });
  expect(versions.headers['cache-control']).toBe('no-store');
  expect((await ask('/')).statusCode).toBe(404);
});

test('R11.53 health names a Node without security fixes in production alone', async () => {
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2099-01-01T00:00:00Z');
  const warningsOf = async () => (await ask('/-/health')).json<{ warnings: string[] }>().warnings;
  sources.config = readConfig({ SITE_ENV: 'prod' });
  expect(await warningsOf()).toEqual(['mend this', expect.stringContaining('has had no security fixes since')]);
  sources.config = config;
  expect(await warningsOf()).toEqual(['mend this']);
  jest.restoreAllMocks();
});

test('R11.17 a shell without a release set, or one that stops, is not ready', async () => {
  expect((await ask('/-/ready')).statusCode).toBe(200);
  stopping = true;
  expect((await ask('/-/ready')).statusCode).toBe(503);
  expect((await ask('/-/live')).statusCode).toBe(200);
  stopping = false;
  sources.sets.live = undefined;
  expect((await ask('/-/ready')).statusCode).toBe(503);
  expect((await ask('/-/health')).statusCode).toBe(503);
});

test.each(['127.0.0.1:8082', '[::1]:8082', '10.0.3.7', 'localhost:8082', 'OPS.internal:8082', 'www.example.com'])(
  'it answers by the name %s',
  async (host) => {
    expect((await ask('/-/health', host)).statusCode).toBe(200);
  },
);

test.each(['evil.example:8082', '127.0.0.1.evil.example', 'localhost.evil.example'])(
  'a page that led the name “%s” to this machine reads nothing',
  async (host) => {
    expect((await ask('/-/health', host)).statusCode).toBe(421);
  },
);

test('on the port of the site everybody learns that the process lives, and nobody more', async () => {
  const site = createServer({ log, trustedHops: false, headers: [] });
  aliveRoutes(site);
  const reported = await site.inject('/-/alive');

  expect([reported.statusCode, reported.body]).toEqual([200, 'ok\n']);
  for (const name of ['health', 'ready', 'live', 'metrics', 'versions'])
    expect((await site.inject(`/-/${name}`)).statusCode).toBe(404);
  await site.close();
});
