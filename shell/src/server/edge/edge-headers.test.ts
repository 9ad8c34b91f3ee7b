import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import fastify from 'fastify';
import type { EdgeKind } from '../../config/edge';
import { plain, storedPage } from '../pages/html-cache';
import { pageRoutes } from '../pages/page-routes';
import { RouteTable } from '../pages/route-table';
import type { LiveSet } from '../releases/live-sets';
import { edgeHeaders, generationOf } from './edge-headers';
import { generationRoutes } from './generation-routes';

const long = 'x'.repeat(80);
const routeOf = (id: string, path: string, cacheSeconds: number, query: string[] = []) => ({
  ...{ id, path, cacheSeconds, query, layout: 'default', indexed: true },
});
const routes = [
  routeOf('info', '/info', 60, ['page']),
  routeOf(long, '/long', 60),
  routeOf('found', '/found/:words', 0),
];
const manifest = { name: 'mf-info', version: '1.0.0', routes } as unknown as ReleaseManifest;
const set = { id: 'one', shell: manifest, remotes: { 'mf-info': manifest }, absent: {} };
const live = { table: new RouteTable(set), input: { set } } as unknown as LiveSet;

type Serving = { status?: number; personal?: boolean; whileRendering?: () => void };

function serve(kind: EdgeKind, { status = 200, personal = false, whileRendering = () => undefined }: Serving = {}) {
  const app = fastify();
  const generations = { now: 'first' };
  const answer = async () => {
    whileRendering();
    return { page: storedPage(status, plain('<h1>资讯</h1>'), 'mf-info@1.0.0', 60) };
  };
  const watch = { answered: () => undefined, stoodIn: () => undefined, led: () => undefined };
  const edge = edgeHeaders(kind, (id) => `${id}-${generations.now}`);
  pageRoutes(app, {
    choose: async () => ({ set: live, personal }),
    pages: { answer, mayShow: () => true } as never,
    watch,
    edge,
    mark: '',
  });
  return { app, generations, ask: async (url: string) => (await app.inject(url)).headers };
}

const names = [
  'cache-tag',
  'surrogate-key',
  'surrogate-control',
  'cdn-cache-control',
  'x-accel-expires',
  'x-site-generation',
];
const shown = (headers: Record<string, unknown>) =>
  Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]]));

test.each([
  ['none', {}],
  ['nginx', { 'x-accel-expires': '@1', 'x-site-generation': 'one-first' }],
  ['cloudflare', { 'cache-tag': 'mf-info,page-info,content', 'cdn-cache-control': 'max-age=0, stale-if-error=600' }],
  ['fastly', { 'surrogate-key': 'mf-info page-info content', 'surrogate-control': 'max-age=0, stale-if-error=600' }],
  ['aliyun', { 'cache-tag': 'mf-info,page-info,content' }],
  ['tencent', {}],
] as const)(
  'R11.39 %s is told what it may keep and by which tags, and browsers to ask each time',
  async (kind, headers) => {
    const answered = await serve(kind).ask('/info');
    expect(shown(answered)).toEqual(headers);
    expect(answered['cache-control']).toBe('no-cache, no-transform');
    expect(shown(await serve(kind).ask('/info?page=2'))).toEqual(headers);
  },
);

test('R11.39 tags are bounded, whatever a page is called', async () => {
  const headers = await serve('cloudflare').ask('/long');
  expect(String(headers['cache-tag'])).toContain(long);
  expect(String(headers['cache-tag']).length).toBeLessThan(200);
});

test('R11.35 nothing is said of a page that is one visitor’s, that failed, or whose address holds what somebody typed', async () => {
  for (const kind of ['nginx', 'fastly', 'cloudflare'] as const) {
    expect(shown(await serve(kind, { personal: true }).ask('/info'))).toEqual({});
    expect(shown(await serve(kind, { status: 500 }).ask('/info'))).toEqual({});
    for (const url of ['/found/13800138000', '/info?q=13800138000', '/info?from=friend', '/info?page=2&q=x'])
      expect([url, shown(await serve(kind).ask(url))]).toEqual([url, {}]);
  }
});

test('R11.34 a page that was begun before a switch is of the generation before', async () => {
  const serving = serve('nginx', { whileRendering: () => (serving.generations.now = 'second') });
  expect((await serving.ask('/info'))['x-site-generation']).toBe('one-first');
});

test('R11.34 another set, other content and other headers are another generation, and a rollback is the one before', () => {
  const policy = [['Content-Security-Policy', 'a']] as const;
  const first = generationOf('one', 1, policy);
  expect(first).toMatch(/^[\w-]{22}$/);
  const others = [
    generationOf('two', 1, policy),
    generationOf('one', 2, policy),
    generationOf('one', 1, [['Content-Security-Policy', 'b']]),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
  expect(generationOf('one', 1, policy)).toBe(first);
});

test('R11.39 nginx is told the generation, without a set none, and nobody else is', async () => {
  const answers = async (kind: EdgeKind, generation: string | undefined) => {
    const app = fastify();
    generationRoutes(app, kind, () => generation);
    const { statusCode, headers } = await app.inject('/-/generation');
    return [statusCode, headers['x-site-generation'], headers['x-accel-expires']];
  };
  expect(await answers('nginx', 'g')).toEqual([204, 'g', '1']);
  expect(await answers('nginx', undefined)).toEqual([204, undefined, undefined]);
  expect(await answers('fastly', 'g')).toEqual([404, undefined, undefined]);
});
