import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { readConfig } from '../../config/config';
import { callRoutes } from './call-routes';
import { withNewsReferer } from './news-referer';
import { createUpstream } from './upstream';

let service: Server;
let seen: Record<string, string | undefined>;
const { newsHost } = readConfig({ NEWS_HOST: 'https://news.example.net/' });

beforeEach(async () => {
  seen = {};
  service = createServer(({ url = '', headers }, reply) => {
    seen[url] = headers.referer;
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0}');
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});

afterEach(() => new Promise((done) => service.close(done)));

function hosts() {
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  return { base, live: base, cms: base, user: base, admin: base };
}

test('R7.43 on the server the calls of college and news come from the news host, all others from nowhere', async () => {
  const upstream = withNewsReferer(createUpstream(hosts()), newsHost);
  const ask = (url: string, method: 'get' | 'post' = 'get') => upstream({ method, url: `host:base${url}`, timeout: 0 });
  await ask('/VZApi/GetFiveHomeNewHq');
  await ask('/open/v1/information/article/featured');
  await ask('/VZCollege/articleList', 'post');
  await ask('/open/v1/marketing/list');
  await ask('/liveajax/GetHelpArticle', 'post');

  expect(seen).toEqual({
    '/VZApi/GetFiveHomeNewHq': 'https://news.example.net/',
    '/open/v1/information/article/featured': 'https://news.example.net/',
    '/VZCollege/articleList': 'https://news.example.net/',
    '/open/v1/marketing/list': undefined,
    '/liveajax/GetHelpArticle': undefined,
  });
});

test('requests of a browser have the Referer of their page', async () => {
  const app = fastify();
  await callRoutes(app, { hosts: hosts() }, {});
  const page = 'http://127.0.0.1:8080/info/';
  await app.inject({ url: '/VZApi/GetFiveHomeNewHq', headers: { referer: page } });

  expect(seen).toEqual({ '/VZApi/GetFiveHomeNewHq': page });
  await app.close();
});

test('without configuration there is a news host all the same', () => {
  expect(readConfig({}).newsHost).toBe('https://news.example.com');
  expect(() => readConfig({ NEWS_HOST: 'news' })).toThrow('NEWS_HOST is “news”; it must be an http(s) address.');
});
