import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import type { LiveSet } from '../releases/live-sets';
import { earlyHints } from './early-hints';
import { plain, storedPage } from './html-cache';
import { pageRoutes } from './page-routes';
import { RouteTable } from './route-table';

const route = { id: 'info', path: '/info', layout: 'default', query: [], cacheSeconds: 60, indexed: true };
const integrity = `sha384-${'A'.repeat(64)}`;
const style = { path: 'client/info.css', bytes: 1, integrity };
const pages = { info: { scripts: [], styles: [style.path] } };
const own = { name: 'mf-info', version: '1.0.0', routes: [route], files: [style], pages };
const shell = { ...own, name: 'shell', routes: [], pages: {} } as unknown as ReleaseManifest;
const set = { id: 'one', shell, remotes: { 'mf-info': own as unknown as ReleaseManifest }, absent: {} };
const live = { table: new RouteTable(set), input: { set, site: testSite, assetBase: '' } } as unknown as LiveSet;

let app: FastifyInstance;
/** Holds the answer of the page back. */
let release = () => undefined as void;

async function serve(wanted: boolean): Promise<number> {
  app = fastify();
  const held = new Promise<void>((done) => (release = done));
  const answer = async () => {
    await held;
    return { page: storedPage(200, plain('<h1>资讯</h1>'), 'mf-info@1.0.0', 60) };
  };
  const watch = { answered: () => undefined, stoodIn: () => undefined, led: () => undefined };
  const choose = async () => ({ set: live, personal: false });
  pageRoutes(app, {
    choose,
    pages: { answer, mayShow: () => true },
    watch,
    mark: '',
    ...earlyHints({ earlyHints: wanted }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

afterEach(() => app.close());

type Received = { hints: string[]; status: number; beforeThePage: boolean };

/** Asks as a browser that opens a page; the page is answered once hints came, or were seen not to. */
function open(port: number, headers: Record<string, string> = { 'sec-fetch-mode': 'navigate' }, waits = true) {
  return new Promise<Received>((done, fail) => {
    const received: Received = { hints: [], status: 0, beforeThePage: false };
    const asked = request({ host: '127.0.0.1', port, path: '/info', headers, agent: false });
    asked.on('information', ({ statusCode, headers: early }) => {
      received.hints.push(`${statusCode} ${String(early.link)}`);
      received.beforeThePage = received.status === 0;
      release();
    });
    asked.on('response', (answer) => {
      received.status = answer.statusCode ?? 0;
      answer.resume().on('end', () => done(received));
    });
    asked.on('error', fail).end();
    if (!waits) release();
  });
}

test('R11.51 a browser that opens a page is told its styles before the page is there, as the document names them', async () => {
  const received = await open(await serve(true));
  const link = `</assets/remotes/mf-info/1.0.0/client/info.css>; rel=preload; as=style; crossorigin=anonymous; integrity="${integrity}"`;
  expect(received).toEqual({ hints: [`103 ${link}`], status: 200, beforeThePage: true });
});

test.each([
  ['nobody who only fetches', true, { 'sec-fetch-mode': 'cors' }],
  ['no old client', true, {}],
  ['nobody who has the page', true, { 'sec-fetch-mode': 'navigate', 'if-none-match': 'W/"other"' }],
  ['nobody unless it is wanted', false, { 'sec-fetch-mode': 'navigate' }],
] as const)('R11.51 %s is told', async (_, wanted, headers) => {
  expect(await open(await serve(wanted), { ...headers }, false)).toEqual({
    hints: [],
    status: 200,
    beforeThePage: false,
  });
});
