import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchPage } from '@site/shared/contract/search';
import { sitePagesAddress } from '@site/shared/contract/site-pages';
import { type TestService, startTestService } from '../testing/test-service';
import { SitePages } from './site-pages';

let service: TestService;
let site: Server;
let origin = '';
/** Path → version and markup of its main part; without markup the page fails. */
let pages: Record<string, { version: string; main?: string }> = {};

function pageHtml(path: string, main: string): string {
  return `<title>云导播_切换-澄播云</title><meta name="description" content="在线切换"/><link rel="canonical" href="${origin}${path}"/><main>${main}</main>`;
}

/** The hosts that the site was asked as. */
const asked = new Set<string>();

beforeAll(async () => {
  service = await startTestService();
  site = createServer(({ url = '', headers }, response) => {
    asked.add(headers.host ?? '');
    const { version: _, main } = pages[url] ?? { version: '' };
    const list = Object.entries(pages).map(([path, { version }]) => ({ path, version }));
    if (url === sitePagesAddress) response.end(JSON.stringify({ pages: list }));
    else response.writeHead(main ? 200 : 503).end(main && pageHtml(url, main));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => site.once('listening', done));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(async () => {
  site.close();
  await service.close();
});

const rest = () => Promise.resolve();
const look = () => new SitePages({ database: service.database, log: service.app.log, origin, rest }).look();

async function linksFor(q: string): Promise<string[]> {
  const { body } = await service.get(`/open/v1/search?q=${encodeURIComponent(q)}`);
  return (body as { data: SearchPage }).data.list.map(({ link }) => link);
}

const question = (ask: string, id: string) =>
  `<details id="${id}"><summary><h3>${ask}</h3></summary><p>看链接。</p></details>`;

test('a question of a page is found with its anchor, and follows the version of its page', async () => {
  pages = { '/home/daobo': { version: '1', main: question('异地嘉宾怎么接？', 'q-a') } };
  await look();
  expect(await linksFor('异地嘉宾怎么接')).toEqual(['/home/daobo#q-a']);

  pages = { '/home/daobo': { version: '2', main: question('导播断网会停播吗？', 'q-b') } };
  await look();
  expect(await linksFor('导播断网会停播吗')).toEqual(['/home/daobo#q-b']);
  expect(await linksFor('异地嘉宾怎么接')).not.toContain('/home/daobo#q-a');
});

test('a page that fails keeps what it said and keeps no other from being read; one that is gone is forgotten', async () => {
  pages = { '/home/daobo': { version: '3' }, '/home/new': { version: '1', main: question('能拼车吗？', 'q-c') } };
  await look();
  expect(await linksFor('导播断网会停播吗')).toEqual(['/home/daobo#q-b']);
  expect(await linksFor('能拼车吗')).toEqual(['/home/new#q-c']);

  pages = { '/home/new': { version: '1', main: question('能拼车吗？', 'q-c') } };
  await look();
  expect(await linksFor('导播断网会停播吗')).not.toContain('/home/daobo#q-b');
});

test('a site that answers inside is asked as the host that visitors name', async () => {
  asked.clear();
  await new SitePages({
    database: service.database,
    log: service.app.log,
    origin,
    host: 'www.example.com',
    rest,
  }).look();

  expect([...asked]).toEqual(['www.example.com']);
});
