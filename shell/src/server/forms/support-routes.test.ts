import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import type { AnsweredSupport } from '../../pages/posted-answers';
import { refuseCrossSitePosts } from '../hardening/cross-site-posts';
import { supportRoutes } from './support-routes';

const origin = testSite.origin;
const agent = new Agent();
let host: Server;
let calls: { path: string; body: Record<string, string>; headers: Record<string, unknown> }[];
let answer: { status: number; body: string };
let shown: AnsweredSupport[];
let app: FastifyInstance;

beforeEach(async () => {
  [calls, shown] = [[], []];
  answer = {
    status: 200,
    body: '{"isok":true,"msg":"现在没人值守，明天 09:00 起按提交的先后回电","caseNumber":"ZB-7K4Q-2M9X"}',
  };
  host = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      calls.push({ path: incoming.url ?? '', body: JSON.parse(body), headers: incoming.headers });
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const hosts = { base: address, live: address, cms: address, user: address, admin: address };
  app = fastify();
  refuseCrossSitePosts(app, origin);
  const page = async (support: AnsweredSupport) => {
    shown.push(support);
    return { html: '<h1>页面</h1>', styles: "'sha256-page'" };
  };
  supportRoutes(app, { client: { agent, report: () => undefined }, config: { hosts, site: testSite }, page });
  await app.ready();
});

afterEach(async () => {
  await app.close();
  await new Promise((done) => host.close(done));
});

afterAll(() => agent.close());

const asked = { room: '8021146', message: '黑屏', phone: '13800138000' };

function post(fields: [string, string][] = Object.entries(asked), headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/-/support',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...{ origin, referer: `${origin}/help/helpDocument/10074`, ...headers },
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

test('R12.70 a posted request is answered by a page with the number of its case, in no address and no cache', async () => {
  const reply = await post([...Object.entries(asked), ['tried', '黑屏：重选采集源'], ['tried', '黑屏：换了编码']]);

  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers.location).toBeUndefined();
  expect(shown).toMatchObject([
    { caseNumber: 'ZB-7K4Q-2M9X', reply: '现在没人值守，明天 09:00 起按提交的先后回电', faults: [] },
  ]);
  expect(calls).toMatchObject([
    {
      path: '/ajax/SupportRequest',
      body: { ...asked, tried: '黑屏：重选采集源\n黑屏：换了编码', url: `${origin}/help/helpDocument/10074` },
    },
  ]);
  expect(calls[0]?.headers['x-consent']).toMatch(/^1;\d{4}-/);
});

test('R12.70 a request with faults comes back with all of them and its fields, and is not passed on', async () => {
  const reply = await post([['room', 'abc']]);

  expect(reply.statusCode).toBe(422);
  expect(shown[0]?.faults.map(({ field }) => field)).toEqual(['message', 'phone']);
  expect(shown[0]).toMatchObject({ fields: { room: 'abc' }, url: `${origin}/help/helpDocument/10074` });
  expect(calls).toEqual([]);
});

test('R12.149 without script too nothing that is optional keeps a request from being sent', async () => {
  const steps = Array.from({ length: 40 }, (_, index): [string, string] => [
    'tried',
    `第 ${index} 步：换了采集源并重启，又重推了一次`,
  ]);
  const room = 'https://live.example.com/play?utm_source=wechat&utm_medium=social&from=timeline&roomId=8021146';
  const long = { room, happenedAt: '点'.repeat(41), seen: '字'.repeat(6000), article: '页'.repeat(121) };
  const reply = await post([...Object.entries({ ...asked, ...long }), ...steps]);

  expect(reply.statusCode).toBe(200);
  expect(calls[0]?.body).toMatchObject({
    ...{ room: '8021146', happenedAt: '点'.repeat(40), seen: '字'.repeat(1000), article: '页'.repeat(120) },
    tried: steps
      .map(([, step]) => step)
      .join('\n')
      .slice(0, 1000),
  });
});

test('R12.71 without the api the form comes back with its fields and a message', async () => {
  answer = { status: 503, body: 'down' };
  const reply = await post();

  expect(reply.statusCode).toBe(503);
  expect(shown).toMatchObject([{ fields: asked, caseNumber: '', message: '没有提交成功，请稍后重试' }]);
});

test('what the service refuses is said in its words', async () => {
  answer = { status: 200, body: '{"isok":false,"msg":"提交过于频繁，请稍后再试","caseNumber":""}' };

  expect((await post()).statusCode).toBe(422);
  expect(shown[0]?.message).toBe('提交过于频繁，请稍后再试');
});

test('posts of other sites are refused, and a copied address leads to where the form is', async () => {
  expect((await post(undefined, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(calls).toEqual([]);
  const copied = await app.inject({ url: '/-/support' });
  expect(copied.statusCode).toBe(303);
  expect(copied.headers.location).toBe('/help/helpCenter#support');
});
