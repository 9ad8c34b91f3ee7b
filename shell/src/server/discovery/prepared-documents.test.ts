import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseManifest, ReleaseRoute } from '@site/shared/contract/release-manifest';
import { sampleCover } from '@site/shared/testing/sample-cover';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import { DataCache } from '../calls/data-cache';
import { createUpstream } from '../calls/upstream';
import { CodedBody } from '../pages/coded-body';
import { RouteTable } from '../pages/route-table';
import type { LiveSet } from '../releases/live-sets';
import { discoveryRoutes, siteMapAddresses } from './discovery-routes';
import { Preparation } from './preparation';
import { PreparedDocuments } from './prepared-documents';

const addresses = [...siteMapAddresses, '/sitemap.txt', '/rss.xml'];
const article = {
  ...{ summary: '', author: '', views: 1, minutes: 2, tags: [], category: 2, categoryName: '运营' },
  cover: sampleCover,
};

let host: Server;
let app: FastifyInstance;
let data: DataCache;
let preparation: Preparation;
let sets: { live: LiveSet | undefined };
let content: { current: number };
/** What happened: pages rendered, calls that reached the host, runs that ended, lines of the log. */
let renders: string[];
let calls: string[];
let runs: number;
let lines: object[];
/** Of the host: its articles, whether it works, and what its answers wait for. */
let articles: number[];
let works: boolean;
let gate: Promise<void>;
/** Path → another status than 200, and what happens before a page is answered. */
let statuses: Record<string, number>;
let onRender: (path: string) => void;

function route(path: string): ReleaseRoute {
  return { id: path, path, layout: 'default', query: [], cacheSeconds: 60, indexed: true };
}

function setOf(id: string, versions: Record<string, string> = {}): LiveSet {
  const manifest = (name: string, paths: string[]) =>
    ({
      name,
      version: versions[name] ?? '1.0.0',
      builtAt: '2026-05-04T08:00:00Z',
      routes: paths.map(route),
    }) as unknown as ReleaseManifest;
  const remotes = {
    'mf-marketing': manifest('mf-marketing', ['/', '/home/edu']),
    'mf-info': manifest('mf-info', ['/info', '/info/:id']),
  };
  const set = { id, shell: manifest('shell', []), remotes, absent: {} };
  return { input: { set }, table: new RouteTable(set), sequence: 1 } as unknown as LiveSet;
}

function answerPage(_: unknown, __: unknown, path: string) {
  renders.push(path);
  onRender(path);
  const raw = Buffer.from(`<link rel="canonical" href="${testSite.origin}${path}">`);
  return Promise.resolve({ page: { status: statuses[path] ?? 200, body: new CodedBody(raw, 0) } });
}

function listOf(url: string): unknown {
  const page = { total: articles.length, pageIndex: 1, pageSize: 100, category: null };
  const days = { published: '2026-01-05', updated: '2026-02-01' };
  if (url.includes('GetTopicByCategory')) {
    const category = { id: 99, name: '全部文章', articleCount: articles.length };
    return { ...page, category, list: articles.map((id) => ({ ...article, ...days, id, title: `文章${id}` })) };
  }
  return { list: [], total: 0, pageIndex: 1, pageSize: 100, type: null, category: null, groups: [] };
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  [renders, calls, runs, lines, articles, works] = [[], [], 0, [], [20_001], true];
  [statuses, onRender, gate] = [{}, () => undefined, Promise.resolve()];
  host = createServer(({ url = '' }, reply) => {
    calls.push(url);
    const body = JSON.stringify({ code: 0, data: listOf(url) });
    void gate.then(() => reply.writeHead(works ? 200 : 500, { 'content-type': 'application/json' }).end(body));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  forget();
  [sets, content] = [{ live: undefined }, { current: 1 }];
  const log = { warn: (fields: object) => void lines.push(fields) };
  const sources = {
    ...{ sets, pages: { answer: answerPage as never } },
    data: { answer: ((call, rule) => data.answer(call, rule)) as DataCache['answer'] },
  };
  const documents = new PreparedDocuments({ site: testSite, ...sources, log: log as never });
  app = fastify();
  discoveryRoutes(app, { config: { site: testSite, indexNowKey: '' }, documents });
  preparation = new Preparation({
    state: () => sets.live && `${sets.live.input.set.id} ${content.current}`,
    run: () => documents.make().finally(() => (runs += 1)),
    log: { error: () => undefined },
  });
  preparation.start();
});

afterEach(async () => {
  preparation.stop();
  jest.useRealTimers();
  await app.close();
  host.closeAllConnections();
  await new Promise((done) => host.close(done));
});

/** Lets the preparation look, and waits until this many runs have ended. */
async function untilRuns(count: number): Promise<void> {
  jest.advanceTimersByTime(500);
  while (runs < count) await new Promise((done) => setImmediate(done));
  await new Promise((done) => setImmediate(done));
}

/** An empty data cache: no older copy stands in. */
function forget(): void {
  const base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  data = new DataCache({ upstream: createUpstream({ base, live: base, cms: base, user: base, admin: base }) });
}

function changeContent(...ids: number[]): void {
  articles = ids;
  data.invalidate();
  content.current += 1;
}

const get = async (address: string) => (await app.inject(address)).body;

test('until they were prepared once, documents say when to come again, and a request prepares nothing', async () => {
  for (const address of addresses) {
    const { statusCode, headers } = await app.inject(address);
    expect([address, statusCode, headers['retry-after']]).toEqual([address, 503, '60']);
  }
  expect([renders, calls]).toEqual([[], []]);
});

test('whatever is asked how often, no request renders a page or calls a host', async () => {
  sets.live = setOf('a');
  await untilRuns(1);
  const before = [renders.length, calls.length];
  for (let turn = 0; turn < 20; turn += 1)
    for (const address of addresses) expect([address, (await app.inject(address)).statusCode]).toEqual([address, 200]);

  expect([renders.length, calls.length]).toEqual(before);
  expect(await get('/sitemap.txt')).toContain('/info/20001\n');
});

test('a set that goes live causes one run, which renders the pages of the section that changed', async () => {
  sets.live = setOf('a');
  await untilRuns(1);
  expect(renders).toEqual(['/', '/home/edu', '/info', '/sitemap']);
  sets.live = setOf('b', { 'mf-info': '2.0.0' });
  await untilRuns(2);
  jest.advanceTimersByTime(20_000);

  expect(renders.slice(4)).toEqual(['/info']);
  await untilRuns(2);
  expect(runs).toBe(2);
});

test('changed content causes one run, which renders nothing; the changes of a whole run cause one more', async () => {
  sets.live = setOf('a');
  await untilRuns(1);
  let open: () => void = () => undefined;
  gate = new Promise((done) => (open = done));
  changeContent(20_001, 20_002);
  jest.advanceTimersByTime(500);
  for (const id of [20_003, 20_004, 20_005]) {
    changeContent(id);
    jest.advanceTimersByTime(1000);
  }
  open();
  await untilRuns(2);
  await untilRuns(3);
  jest.advanceTimersByTime(20_000);

  expect(await get('/rss.xml')).toContain('文章20005');
  expect(await get('/sitemap-info.xml')).not.toContain('20002');
  await untilRuns(3);
  expect([runs, renders.length]).toEqual([3, 4]);
});

test('documents of an older copy are made again half a minute later, when the host works again', async () => {
  sets.live = setOf('a');
  await untilRuns(1);
  works = false;
  changeContent(20_009);
  await untilRuns(2);
  expect(await get('/rss.xml')).toContain('文章20001');
  works = true;
  jest.setSystemTime(Date.now() + 31_000);
  await untilRuns(3);

  expect(await get('/rss.xml')).toContain('文章20009');
});

test('documents that cannot be made keep their last text, with one line each, until they can', async () => {
  sets.live = setOf('a');
  await untilRuns(1);
  const texts = await Promise.all(addresses.map(get));
  works = false;
  forget();
  changeContent();
  await untilRuns(2);
  jest.setSystemTime(Date.now() + 31_000);
  await untilRuns(3);

  expect(await Promise.all(addresses.map(get))).toEqual(texts);
  expect(lines).toContainEqual({ document: '/sitemap-info.xml', reason: '0 of 5 lists could be loaded' });
  expect(lines).toHaveLength(6);
  works = true;
  articles = [20_009];
  jest.setSystemTime(Date.now() + 31_000);
  await untilRuns(4);
  expect(await get('/sitemap-info.xml')).toContain('/info/20009');
});

test('a page without its data is asked again with the next run, a page that fails is not', async () => {
  statuses = { '/home/edu': 503, '/info': 500 };
  sets.live = setOf('a');
  await untilRuns(1);
  expect(await get('/sitemap.xml')).toContain('/home/edu<');
  statuses = {};
  jest.setSystemTime(Date.now() + 31_000);
  await untilRuns(2);

  expect(renders.slice(4)).toEqual(['/home/edu']);
});

test('a crawl ends when another set goes live, and the documents are made of that one', async () => {
  onRender = () => {
    onRender = () => undefined;
    sets.live = setOf('b', { 'mf-marketing': '2.0.0' });
  };
  sets.live = setOf('a');
  await untilRuns(1);
  expect(renders).toEqual(['/']);
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(503);
  await untilRuns(2);

  expect(renders).toEqual(['/', '/', '/home/edu', '/info', '/sitemap']);
  expect((await app.inject('/sitemap.txt')).statusCode).toBe(200);
});
