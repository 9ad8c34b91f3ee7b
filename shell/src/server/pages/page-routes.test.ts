import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import { MarkdownPages } from '../markdown/markdown-pages';
import { headerSet, securityHeaders } from '../hardening/security-headers';
import { type StoredPage, storedPage } from './html-cache';
import type { LiveSet } from '../releases/live-sets';
import { pageRoutes } from './page-routes';
import { readableTarget } from './readable-target';
import { RouteTable } from './route-table';

const route = {
  id: 'info',
  path: '/info',
  layout: 'default' as const,
  query: ['page'],
  cacheSeconds: 60,
  indexed: true,
};
const manifest = {
  name: 'mf-info',
  version: '1.0.0',
  routes: [
    route,
    { ...route, id: 'help-liveCheck', path: '/help/liveCheck' },
    { ...route, id: 'info-id', path: '/info/:id', query: [] },
  ],
} as unknown as ReleaseManifest;
const set = { id: 'one', shell: manifest, remotes: { 'mf-info': manifest }, absent: {} };
const live = { pool: { isRetired: false }, table: new RouteTable(set), input: { set } } as unknown as LiveSet;

const config = {
  publicAssetUrl: '',
  allowedHosts: ['site.test'],
  foreignPolicies: [],
  overrideSites: [],
  site: testSite,
};

/** The header set, as on every answer of a shell. */
function securing(app: FastifyInstance): void {
  securityHeaders(app, config, headerSet(config));
}

async function serve(
  status = 200,
  sets: { live: LiveSet | undefined } = { live },
  harden: (app: FastifyInstance) => void = () => undefined,
  onRender: () => void = () => undefined,
) {
  const page: StoredPage = storedPage(status, { html: '<h1>资讯</h1>', styles: "'sha256-page'" }, 'one', 60);
  const missing = storedPage(404, { html: '', styles: '' }, 'one', 0);
  const rendered: string[] = [];
  const answered: string[] = [];
  const answer = async (_: unknown, __: unknown, address: string) => {
    rendered.push(address);
    onRender();
    if (/^\/info\/(?!20001$)|page=\d+\D/.test(decodeURIComponent(address))) return { page: missing };
    return { page };
  };
  const app = fastify({ rewriteUrl: ({ url = '/' }) => readableTarget(url) }) as unknown as FastifyInstance;
  harden(app);
  const choose = async () => sets.live && { set: sets.live, personal: false };
  const watch = {
    answered: (release: string) => answered.push(release),
    stoodIn: () => undefined,
    led: () => undefined,
  };
  const noted: string[] = [];
  const stored = { note: (url: string) => void noted.push(url) };
  pageRoutes(app, {
    choose,
    pages: { answer, mayShow: () => true } as never,
    watch,
    stored,
    markdown: new MarkdownPages(),
    mark: '-set',
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, rendered, answered, noted, tag: `W/"${page.etag}-set"` };
}

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
    markdown: new MarkdownPages(),
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

test('only the listed query reaches the page, and a slash at the end is the same page', async () => {
  const { get, rendered } = await serve();
  await get('/info?utm_source=x&page=2');
  await get('/info/?page=2');
  expect(rendered).toEqual(['/info?page=2', '/info?page=2']);
});

test('R12.165 an address with two values leads to that with the first, with whatever else came with it', async () => {
  const { get, rendered } = await serve();
  const { statusCode, headers } = await get('/info?page=2&utm_source=x&page=3');

  expect([statusCode, headers.location]).toEqual([301, '/info?page=2&utm_source=x']);
  await get(headers.location ?? '');
  expect(rendered).toEqual(['/info?page=2', '/info?page=2']);
});

test('a question mark in a query is part of it', async () => {
  const { get, rendered } = await serve();
  await get('/info?page=OBS?x&utm=1');
  expect(rendered).toEqual(['/info?page=OBS%3Fx']);
  expect((await get('/INFO?page=a?b')).headers.location).toBe('/info?page=a?b');
});

test('a wrong spelling leads to the listed one; it may be another page’s tomorrow, so that nobody keeps it unasked', async () => {
  const { get, rendered } = await serve();
  const { statusCode, headers } = await get('/INFO?page=2');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    301,
    '/info?page=2',
    'no-cache, no-transform',
  ]);
  expect(rendered).toEqual([]);
});

test('a click that was paid for arrives, however much its query says; a path or a listed value beyond 2,048 characters does not', async () => {
  const { get, rendered } = await serve();
  const long = 'x'.repeat(4000);
  expect((await get(`/info?utm_content=${long}&page=2&bd_vid=${long}`)).statusCode).toBe(200);
  expect(rendered).toEqual(['/info?page=2']);
  for (const url of [`/info?page=${long}`, `/info/${long}`]) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/home\/404/)]);
  }
});

const sign = (text: string): [string, string] => [encodeURIComponent(text), text];

test.each([
  ['%E3%80%82', '。'],
  ['%EF%BC%89', '）'],
  ['%EF%BC%8C', '，'],
  ['%E2%80%9D', '”'],
  ['%E3%80%8D%EF%BC%81', '」！'],
  ['%20', 'a space'],
  ['%E2%80%8B', 'an invisible space'],
  [').', 'bracket and full stop'],
  ...['～', '~', '—', '|', '`', '<', '_', '→', '＞', '👇', '🔥', '❤️', '\uFE0F', '\u3164', '\uE000', '\u2060'].map(sign),
  ...['（', '(', '「', '《', '“', '‘', '。👇 ', '->'].map(sign),
])('%s (%s) behind a shared link is taken off where a page is there without it, and nowhere else', async (ending) => {
  const { get } = await serve();
  for (const path of ['/info/20001', '/info', '/info?page=2']) {
    const { statusCode, headers } = await get(path + ending);
    expect([statusCode, headers.location]).toEqual([301, path]);
  }
  expect((await get(`/info/20001${ending}?from=singlemessage`)).headers.location).toBe(
    '/info/20001?from=singlemessage',
  );
  expect((await get(`/info${ending}?page=2`)).headers.location).toBe('/info?page=2');
  expect((await get(`/INFO/20001${ending}`)).headers.location).toMatch(/^\/info\/20001/);
  expect((await get(`/info/99999${ending}`)).statusCode).toBe(404);
  expect((await get(`/nowhere${ending}`)).headers.location).toMatch(/^\/home\/404\?from=/);
  for (const own of ['&from=singlemessage', '&isappinstalled=0', '&x=1&page=3', '?from=timeline', '&url=/a?b=c'])
    expect((await get(`/info?page=2${ending}${own}`)).headers.location).toBe(`/info?page=2${own.replace('?f', '&f')}`);
  expect((await get(`/info?utm_source=a${ending}&page=2${ending}`)).headers.location).toBe(
    `/info?utm_source=a${ending}&page=2`,
  );
  expect((await get(`/info/20001${ending}/?x=1`)).headers.location).toBe('/info/20001?x=1');
});

test.each([
  ['/info/20001%E8%AF%A6%E6%83%85%E8%AF%B7%E7%9C%8B', '/info/20001'],
  [`/info/20001${encodeURIComponent('（点这里，看 OBS）')}?from=timeline`, '/info/20001?from=timeline'],
  [`/info?page=2${encodeURIComponent('详情请看')}&from=timeline`, '/info?page=2&from=timeline'],
  ['/info?page=2+', '/info?page=2'],
  ['/info?page=2+&x=a+b', '/info?page=2&x=a+b'],
  ['/info?page=2?from=timeline', '/info?page=2&from=timeline'],
  ['/info?page=2?from=timeline?page=3', '/info?page=2&from=timeline?page=3'],
  ['/info?page=2%3Ffrom%3Dtimeline&x=1', '/info?page=2&x=1'],
  ['/info/20001%26from%3Dtimeline?x=1', '/info/20001?x=1'],
])('%s, as an app or a sentence made it, leads to %s', async (given, meant) => {
  const { get } = await serve();
  const { statusCode, headers } = await get(given);
  expect([statusCode, headers.location]).toEqual([301, meant]);
});

test.each([
  '20001x',
  '20001.html',
  '20001-a',
  '20001-a%E7%9B%B4',
  '20001%20OBS',
  '200015',
  '20001%EF%BC%95',
  'x20001a%E7%9B%B4',
])('%s is another id, of which nothing is taken off', async (id) => {
  const { get, rendered } = await serve();
  expect((await get(`/info/${id}`)).statusCode).toBe(404);
  expect(rendered).toEqual([`/info/${id}`]);
});

test('what ends with a mark and is a page stays one', async () => {
  const { get } = await serve();
  expect((await get('/info?page=a-_%E3%80%82')).statusCode).toBe(200);
});

test('an address of marks alone costs no more than its length', async () => {
  const { get } = await serve();
  const begun = process.cpuUsage();
  await get(`/info?page=2a&page=${'.'.repeat(14_000)}a`);
  await get(`/nowhere${'.'.repeat(1900)}a?page=${'.'.repeat(14_000)}a`);
  expect(process.cpuUsage(begun).user).toBeLessThan(200_000);
});

test('a path or a listed value in GBK leads to its form in UTF-8; another value is nobody’s to respell', async () => {
  const { get, rendered } = await serve();
  expect((await get('/info/%D6%B1%B2%A5?from=a')).headers.location).toBe('/info/%E7%9B%B4%E6%92%AD?from=a');
  expect((await get('/info?page=%D6%B1%B2%A5')).headers.location).toBe('/info?page=%E7%9B%B4%E6%92%AD');
  expect((await get('/info?utm_term=%D6%B1%B2%A5')).statusCode).toBe(200);
  expect((await get('/%D6%B1%B2%A5')).headers.location).toBe('/home/404?from=%2F%25E7%259B%25B4%25E6%2592%25AD');
  expect(rendered).toEqual(['/info']);
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
