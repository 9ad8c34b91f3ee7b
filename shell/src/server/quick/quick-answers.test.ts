import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { bucketCount, isInCanary } from '@site/shared/contract/canary-buckets';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { ShellConfig } from '../../config/config';
import type { WorkerInput } from '../../render/pages/worker-messages';
import { bucketCookie } from '../canary/bucket-cookie';
import { CanaryChoice } from '../canary/canary-choice';
import { refuseUnknownHosts } from '../hardening/host-list';
import { ownCookie } from '../hardening/own-cookie';
import { headersMark, headerSet, lentHeaders, securityHeaders, policyHeaders } from '../hardening/security-headers';
import { recordRequests } from '../health/request-record';
import { createLog } from '../health/service-log';
import { MarkdownPages } from '../markdown/markdown-pages';
import { writtenMarkdown } from '../markdown/written-markdown';
import { createServer } from '../http-server';
import { plain, type StoredPage, storedPage } from '../pages/html-cache';
import { pageRoutes } from '../pages/page-routes';
import { RouteTable } from '../pages/route-table';
import { AssetCache } from '../releases/asset-cache';
import { assetRoutes } from '../releases/asset-routes';
import type { LiveSet } from '../releases/live-sets';
import { commonSet, setChooser } from '../releases/set-choice';
import { testSite } from '@site/shared/testing/test-site';
import { answerStored, isOrdinary, requestIdOf } from './quick-answers';
import { StoredFiles } from './stored-files';
import { StoredPages } from './stored-pages';
import { visitorAddress } from './visitor-address';

const origin = 'http://www.site.example';
const host = 'www.site.example';
const html = `<h1>${'直播'.repeat(400)}</h1>`;
const script = '/assets/shell/3.0.0/client/main.js';
const canary = { remote: 'mf-help', version: '1.1.0', share: 0.1 };
const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
const outside = buckets.find((one) => !isInCanary(one, canary));
const inside = buckets.find((one) => isInCanary(one, canary));
const route = { id: 'help', path: '/help', layout: 'default', query: ['page'], cacheSeconds: 60 };
const routes = [route, { ...route, id: 'help-liveCheck', path: '/help/liveCheck' }];
const help = { name: 'mf-help', version: '1.0.0', routes } as unknown as ReleaseManifest;
const shell = { name: 'shell', version: '3.0.0', routes: [] } as unknown as ReleaseManifest;
const apps: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

function setOf(id: string): LiveSet {
  const set = { id, shell, remotes: { 'mf-help': help }, absent: {} };
  return { input: { set } as unknown as WorkerInput, table: new RouteTable(set) } as LiveSet;
}

/** A server with one page, one file and all checks of a request; `ordinary` counts what came to the page's own route. */
async function serve() {
  const site = { ...testSite, origin, consult: { script: '', days: testSite.consult.days } };
  const config = {
    publicAssetUrl: '',
    allowedHosts: [host],
    site,
    foreignPolicies: [],
    overrideSites: [],
  } as unknown as ShellConfig;
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(...line.split('\n').filter(Boolean)) });
  const headers = headerSet(config);
  const app = createServer({ log, trustedHops: 1, headers });
  securityHeaders(app, config, headers);
  refuseUnknownHosts(app, [host]);
  const registry = new Registry();
  const record = recordRequests(app, registry);
  const state: { live: LiveSet; page: StoredPage; ordinary: number; canary: boolean; networks: string[] } = {
    ...{
      live: setOf('one'),
      page: storedPage(200, { html, styles: "'sha256-page'" }, 'mf-help@1.0.0', 60),
      ordinary: 0,
      canary: false,
      networks: [],
    },
  };
  const canaries: ConstructorParameters<typeof CanaryChoice>[0] = {
    get running() {
      return state.canary ? [{ canary, release: {} as never }] : [];
    },
    view: (live) => live,
  };
  const choices = { cookie: ownCookie(origin, 'preview'), canary: new CanaryChoice(canaries, bucketCookie(origin)) };
  const sets = {
    get live() {
      return state.live;
    },
  };
  const watch = {
    answered: (_: string, network: () => string) => void state.networks.push(network()),
    led: () => undefined,
    stoodIn: () => undefined,
  };
  const answer = async () => {
    state.ordinary += 1;
    return { page: state.page };
  };
  const files = new AssetCache();
  assetRoutes(app, { readCoded: async () => ({ raw: Buffer.from('self.site=1;'.repeat(50)) }) }, files);
  const mark = headersMark(headers);
  const stored = new StoredPages({
    ...{ pages: { fresh: () => state.page }, headers, mark },
    policyOf: policyHeaders(config),
  });
  answerStored(app, {
    ...{
      ...{ hosts: [host], addressOf: visitorAddress(1), requestId: requestIdOf(1), common: commonSet(sets, choices) },
      ...{ pages: stored, watch, record },
    },
    files: new StoredFiles({ cache: files, headers, lent: lentHeaders(config) }),
    isOrdinary: isOrdinary({ saysHops: true }),
  });
  pageRoutes(app, {
    choose: setChooser(sets, [choices.canary]),
    pages: { answer, mayShow: () => true } as never,
    watch,
    stored,
    markdown: new MarkdownPages(async (job) => writtenMarkdown(job)),
    mark,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  apps.push(app);
  const { port } = app.server.address() as AddressInfo;
  return { ask: (path: string, given = {}) => ask(port, path, given), state, lines, registry, record };
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

async function ask(port: number, path: string, given: Record<string, string>): Promise<Answer> {
  const headers = { host, 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.9', ...given };
  const sent = request({ host: '127.0.0.1', port, path, headers }).end();
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { date: _date, ...kept } = answer.headers;
  return { status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) };
}

test('R10.90 R12.175 R12.181 a stored page is the answer of the ordinary way, without it, unless Markdown is asked for', async () => {
  const { ask: get, state } = await serve();
  const first = await get('/help');
  const second = await get('/help');
  expect(state.ordinary).toBe(1);
  expect(second).toEqual(first);
  expect(brotliDecompressSync(second.body).toString()).toBe(html);
  expect(second.headers['permissions-policy']).toContain('camera=()');
  const asking = await get('/help/liveCheck');
  expect(await get('/help/liveCheck')).toEqual(asking);
  expect(state.ordinary).toBe(2);
  expect(asking.headers['permissions-policy']).toContain('camera=(self)');
  await get('/help', { accept: 'text/markdown' });
  expect(state.ordinary).toBe(3);
});

test('a browser that has the page is told so with the same head', async () => {
  const { ask: get, state } = await serve();
  const { etag = '' } = (await get('/help')).headers;
  const ordinary = state.ordinary;
  state.live = setOf('two');
  const slow = await get('/help', { 'if-none-match': etag });
  const quick = await get('/help', { 'if-none-match': `"other", ${etag}` });
  expect(state.ordinary).toBe(ordinary + 1);
  expect([quick.status, quick.headers, quick.body.length]).toEqual([304, slow.headers, 0]);
});

test('a stored file is the answer of the ordinary way, and carries no policy of documents', async () => {
  const { ask: get } = await serve();
  const first = await get(script);
  const second = await get(script);
  expect(second).toEqual(first);
  expect(second.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-encoding': 'br' });
  for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'])
    expect(second.headers).not.toHaveProperty(name);
});

test.each<[string, Record<string, string>]>([
  ['who may be shown a preview', { cookie: 'preview=token' }],
  ['a coding that was not made yet', { 'accept-encoding': 'gzip' }],
  ['a host that is spelled otherwise', { host: 'WWW.site.example' }],
])('R10.90 %s is answered the ordinary way', async (_, headers) => {
  const { ask: get, state } = await serve();
  await get('/help');
  expect((await get('/help', headers)).status).toBe(200);
  expect(state.ordinary).toBe(2);
});

test('another host, and a request that is too large, are refused as ever', async () => {
  const { ask: get } = await serve();
  await get('/help');
  expect((await get('/help', { host: 'evil.example' })).status).toBe(421);
  expect((await get('/help', { 'x-long': 'x'.repeat(20_000) })).status).toBe(431);
});

test('R10.90 while a canary runs, only who is answered as all are is answered so', async () => {
  const { ask: get, state } = await serve();
  await get('/help');
  state.canary = true;
  await get('/help', { cookie: `bucket=${outside}` });
  expect(state.ordinary).toBe(1);
  expect((await get('/help')).headers['set-cookie']?.[0]).toContain('bucket=');
  expect(state.ordinary).toBe(2);
  // What no page can be called ends nothing, for a visitor of the canary either.
  const headers = { cookie: `bucket=${inside}` };
  for (const path of ['/%', '/help/%E7%9B', `/help/${'a'.repeat(9000)}`])
    expect([302, 400]).toContain((await get(path, headers)).status);
  expect((await get('/help', headers)).status).toBe(200);
});

test('another page, and another set, are asked of the ordinary way', async () => {
  const { ask: get, state } = await serve();
  await get('/help');
  state.live = setOf('two');
  await get('/help');
  expect(state.ordinary).toBe(2);
  state.page = storedPage(200, plain('<h1>new</h1>'), 'mf-help@1.0.0', 60);
  await get('/help');
  expect(state.ordinary).toBe(3);
  expect(brotliDecompressSync((await get('/help')).body).toString()).toBe('<h1>new</h1>');
  expect(state.ordinary).toBe(3);
});

test('R10.90 every answer is a line, a count and one of its version to the network of its visitor', async () => {
  const { ask: get, lines, registry, state, record } = await serve();
  const id = 'f'.repeat(32);
  for (let turn = 0; turn < 3; turn += 1) await get('/help', { 'x-request-id': id });
  record.flush();
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'answered');
  expect(answered).toHaveLength(3);
  for (const line of answered)
    expect(line).toMatchObject({
      ...{ level: 30, part: 'shell', method: 'GET', route: '/help', remote: 'mf-help', version: '1.0.0' },
      ...{ status: 200, request: id },
    });
  expect(await registry.metrics()).toContain('request_seconds_count{remote="mf-help",route="/*",status="2xx"} 3');
  expect(state.networks).toEqual(Array(3).fill('203.0.113.0/24'));
});
