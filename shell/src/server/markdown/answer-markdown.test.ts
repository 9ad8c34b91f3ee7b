import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import fastify, { type FastifyInstance } from 'fastify';
import { storedPage } from '../pages/html-cache';
import { pageRoutes } from '../pages/page-routes';
import { RouteTable } from '../pages/route-table';
import type { LiveSet } from '../releases/live-sets';
import type { SetChoice } from '../releases/set-choice';
import { MarkdownPages } from './markdown-pages';
import type { WriteMarkdown } from './markdown-thread';
import { writtenMarkdown } from './written-markdown';

const origin = 'https://www.site.example';
const route = { layout: 'default' as const, query: ['id'], cacheSeconds: 60, indexed: true };
const manifest = {
  name: 'mf-info',
  version: '1.0.0',
  routes: [
    { ...route, id: 'index', path: '/' },
    { ...route, id: 'home-edu', path: '/home/edu' },
    { ...route, id: 'home-case', path: '/home/case' },
    { ...route, id: 'home-login', path: '/home/login' },
    { ...route, id: 'info-id', path: '/info/:id' },
  ],
} as unknown as ReleaseManifest;
const set = { id: 'one', shell: manifest, remotes: { 'mf-info': manifest }, absent: {} };
const live = { pool: { isRetired: false }, table: new RouteTable(set), input: { set } } as unknown as LiveSet;

type Html = { status?: number; robots?: string; canonical?: string };
const pages: Record<string, Html> = {
  '/home/login': { robots: '<meta name="robots" content="noindex, follow">' },
  '/info/1': { status: 404 },
  '/info/2': { canonical: '/info/20002' },
  '/info/3': { status: 503 },
};

function pageAt(address: string) {
  const { status = 200, robots = '', canonical = address } = pages[address] ?? {};
  const head = `<title>标题</title>${robots}<link rel="canonical" href="${origin}${canonical}">`;
  const html = `<head>${head}</head><main><h1>页面 ${address}</h1></main>`;
  return storedPage(status, { html, styles: '' }, 'mf-info@1.0.0', 60);
}

async function serve(choice: Partial<SetChoice> = {}, write: WriteMarkdown = async (job) => writtenMarkdown(job)) {
  const app = fastify() as unknown as FastifyInstance;
  const stored = new Map<string, ReturnType<typeof pageAt>>();
  const answer = async (_: unknown, __: unknown, address: string) => {
    const page = stored.get(address) ?? pageAt(address);
    stored.set(address, page);
    return { page };
  };
  const answered: string[] = [];
  const watch = {
    answered: (release: string) => void answered.push(release),
    stoodIn: () => undefined,
    led: () => undefined,
  };
  pageRoutes(app, {
    ...{ choose: async () => ({ set: live, personal: false, ...choice }), watch, mark: '-set' },
    pages: { answer, mayShow: () => true } as never,
    markdown: new MarkdownPages(write),
    edge: { sharing: () => (reply) => void reply.header('X-Kept', 'yes') },
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, answered };
}

const markdown = { accept: 'text/markdown' };

test.each([
  ['/home/edu.md', '/home/edu'],
  ['/index.md', '/'],
  ['/home/case.md?id=41001', '/home/case?id=41001'],
  ['/info/20001.md', '/info/20001'],
])('R12.173 %s is the page %s as Markdown', async (address, page) => {
  const { get, answered } = await serve();
  const { statusCode, headers, body } = await get(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(body).toContain(`# 页面 ${page}`);
  expect(body).toContain(`url: ${origin}${page}`);
  expect(answered).toEqual(['mf-info@1.0.0']);
});

test('R12.175 who names Markdown before HTML gets it at the address of the page', async () => {
  const { get } = await serve();
  for (const accept of ['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1'])
    expect((await get('/home/edu', { accept })).headers['content-type']).toBe('text/markdown; charset=utf-8');
  for (const accept of ['*/*', 'text/html, */*', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0, */*'])
    expect((await get('/home/edu', { accept })).headers['content-type']).toBe('text/html; charset=utf-8');
});

test('R12.175 both forms say that they differ by Accept, and no cache in front keeps Markdown in the place of the page', async () => {
  const { get } = await serve();
  const [html, text] = [await get('/home/edu'), await get('/home/edu', markdown)];
  for (const { headers } of [html, text]) expect(headers.vary).toBe('Accept, Accept-Encoding');
  expect(html.headers['x-kept']).toBe('yes');
  expect(text.headers).not.toHaveProperty('x-kept');
  expect(text.headers['cache-control']).toBe('private, no-cache, no-transform');
  expect(text.headers.etag).not.toBe(html.headers.etag);
});

test('a text that did not change is confirmed by its own tag, not by that of the page', async () => {
  const { get } = await serve();
  const [html, text] = [await get('/home/edu'), await get('/home/edu.md')];
  const asked = async (etag: unknown) => (await get('/home/edu.md', { 'if-none-match': String(etag) })).statusCode;
  expect([await asked(text.headers.etag), await asked(html.headers.etag)]).toEqual([304, 200]);
});

test.each([
  ['is not to be indexed', '/home/login', 404],
  ['is missing', '/info/1', 404],
  ['is the copy of another', '/info/2', 404],
  ['has no route', '/nothing', 404],
  ['cannot be shown now', '/info/3', 503],
])('R12.174 a page that %s has no text', async (_, address, status) => {
  const { get } = await serve();
  const { statusCode, headers } = await get(`${address}.md`);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store, no-transform']);
  const asked = await get(address, markdown);
  expect(asked.headers['content-type'] ?? '').not.toContain('markdown');
});

test('R12.174 where too many wait, the text comes later and the page comes now', async () => {
  const { get } = await serve({}, async () => null);
  const { statusCode, headers } = await get('/home/edu.md');
  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  expect((await get('/home/edu', markdown)).headers['content-type']).toBe('text/html; charset=utf-8');
});

test('R12.174 a preview, which may show a draft, has no text', async () => {
  const { get } = await serve({ personal: true, decorate: async (page) => page });
  expect((await get('/home/edu.md')).statusCode).toBe(404);
  expect((await get('/home/edu', markdown)).headers['content-type']).toBe('text/html; charset=utf-8');
});

test('what one visitor is shown of a canary is kept by nobody', async () => {
  const { get } = await serve({ personal: true });
  expect((await get('/home/edu.md')).headers['cache-control']).toBe('private, no-store, no-transform');
});

test('another spelling leads to the one of the text', async () => {
  const { get } = await serve();
  const { statusCode, headers } = await get('/HOME/Edu.md');
  expect([statusCode, headers.location]).toEqual([301, '/home/edu.md']);
});
