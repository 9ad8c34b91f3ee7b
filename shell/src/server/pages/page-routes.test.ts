import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import fastify, { type FastifyInstance } from 'fastify';
import { storedPage } from './html-cache';
import type { LiveSet } from '../releases/live-sets';
import { pageRoutes } from './page-routes';
import { RouteTable } from './route-table';
import { MarkdownPages } from '../markdown/markdown-pages';
import { writtenMarkdown } from '../markdown/written-markdown';
import { manifest, set, live, securing, serve } from '../../testing/served-pages';

test('every answer with a page counts for the release that made it, unchanged ones too', async () => {
  const { get, tag, answered } = await serve();
  await get('/info');
  expect((await get('/info', { 'if-none-match': tag })).statusCode).toBe(304);
  await get('/nothing-here');
  expect(answered).toEqual(['one', 'one']);
});

test('a page whose release was withdrawn while it was rendered is not sent: the visitor gets that of what is live now', async () => {
  const version = (of: string): ReleaseManifest => ({ ...manifest, version: of });
  const setOf = (of: string) => ({ ...set, id: of, remotes: { 'mf-info': version(of) } });
  const [before, after] = ['1.1.0', '1.0.0'].map((of) => ({
    table: new RouteTable(setOf(of)),
    input: { set: setOf(of) },
  }));
  const sets = { live: before as unknown as LiveSet };
  const app = fastify() as unknown as FastifyInstance;
  const answer = async ({ input }: LiveSet) => {
    const label = `mf-info@${input.set.remotes['mf-info']?.version}`;
    sets.live = after as unknown as LiveSet;
    return { page: storedPage(200, { html: label, styles: '' }, label, 60) };
  };
  const mayShow = ({ release }: { release: string }) => release === 'mf-info@1.0.0';
  const watch = { answered: () => undefined, stoodIn: () => undefined, led: () => undefined };
  pageRoutes(app, {
    choose: async () => ({ set: sets.live, personal: false }),
    pages: { answer, mayShow } as never,
    watch,
    markdown: new MarkdownPages(async (job) => writtenMarkdown(job)),
    mark: '',
  });
  expect((await app.inject({ url: '/info' })).body).toBe('mf-info@1.0.0');
});

test('a page is sent with its ETag, to be revalidated each time', async () => {
  const { get, tag } = await serve();
  const { headers, body } = await get('/info');
  expect(body).toContain('资讯');
  expect(headers).toMatchObject({
    etag: tag,
    'cache-control': 'no-cache, no-transform',
    vary: 'Accept, Accept-Encoding',
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a cached page is answered with 304, however its cache writes the ETag', async () => {
  const { get, tag } = await serve();
  for (const given of [tag, tag.slice(2), `"old", ${tag}`, '*']) {
    const { statusCode, headers, body } = await get('/info', { 'if-none-match': given });
    expect([given, statusCode, body]).toEqual([given, 304, '']);
    expect(headers).toMatchObject({
      etag: tag,
      'cache-control': 'no-cache, no-transform',
      vary: 'Accept, Accept-Encoding',
    });
    expect(headers).not.toHaveProperty('content-type');
  }
  for (const given of ['"old"', `${tag}x`, ''])
    expect((await get('/info', { 'if-none-match': given })).statusCode).toBe(200);
});

test.each([404, 500, 503])('an answer %d is kept by nobody, and only 503 says when to come again', async (status) => {
  const { get, tag } = await serve(status);
  const { statusCode, headers } = await get('/info', { 'if-none-match': tag });
  expect(statusCode).toBe(status);
  expect(headers['cache-control']).toBe('no-store, no-transform');
  expect(headers).not.toHaveProperty('etag');
  expect(headers['retry-after']).toBe(status === 503 ? '30' : undefined);
});

test('a shell without a release set says when to come again', async () => {
  const { get } = await serve(200, { live: undefined });
  const { statusCode, headers, body } = await get('/info');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store, no-transform']);
  expect(body).toContain('服务暂时不可用');
});

test('R14.4 a page allows the styles in its own head, and its tag changes with the header set of the shell', async () => {
  const { get, tag } = await serve(200, { live }, securing);
  const whole = await get('/info');
  const known = await get('/info', { 'if-none-match': tag });
  const before = await get('/info', { 'if-none-match': tag.replace('-set', '-before') });

  expect(whole.headers['content-security-policy']).toContain("/assets/ 'sha256-page';");
  expect([known.statusCode, before.statusCode]).toEqual([304, 200]);
});

test('a 304 says what may be kept for how long, and nothing of what the answer before it said', async () => {
  const { get, tag } = await serve(200, { live }, securing);
  const { headers, raw } = await get('/info', { 'if-none-match': tag });

  expect(Object.keys(headers).sort()).toEqual(['cache-control', 'connection', 'date', 'etag', 'vary']);
  expect(raw.res.statusCode).toBe(304);
});

test('a page that failed because its set was taken away meanwhile is answered by the set that is live now, once', async () => {
  const retired = { ...live, pool: { isRetired: true } } as unknown as LiveSet;
  const sets: { live: LiveSet | undefined } = { live: retired };
  const moving = await serve(500, sets, undefined, () => (sets.live = live));
  await moving.get('/info');
  expect(moving.rendered).toEqual(['/info', '/info']);
  const stopping = await serve(500, { live: retired });
  await stopping.get('/info');
  expect(stopping.rendered).toEqual(['/info']);
});

test('an answer with a cookie is none that later visitors are answered with', async () => {
  const setsCookie = (app: FastifyInstance) =>
    void app.addHook('onRequest', async (_, reply) => {
      reply.header('Set-Cookie', 'fromtype=pc-www');
    });
  const [plain, own] = [await serve(), await serve(200, undefined, setsCookie)];
  for (const { get } of [plain, own]) await get('/info');
  expect([plain.noted, own.noted]).toEqual([['/info'], []]);
});

test('R12.181 one page alone may ask for camera and microphone', async () => {
  const { get } = await serve(200, { live }, securing);
  const allowed = async (url: string) => (await get(url)).headers['permissions-policy'];
  const others = 'geolocation=(), payment=()';
  expect(await allowed('/help/liveCheck')).toBe(`camera=(self), microphone=(self), ${others}`);
  for (const url of ['/info', '/info/20001', '/help/liveCheck/none', '/help/livecheck'])
    expect(await allowed(url)).toBe(`camera=(), microphone=(), ${others}`);
});
