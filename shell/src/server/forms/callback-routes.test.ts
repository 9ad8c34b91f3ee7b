import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wishOf } from '@site/shared/contract/callback-times';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import type { AnsweredCallback } from '../../pages/posted-answers';
import type { FailedCall } from '../calls/failure-reports';
import { refuseCrossSitePosts } from '../hardening/cross-site-posts';
import { callbackRoutes } from './callback-routes';

const agent = new Agent();
const code = '1f0a-93c2-1f0a-93c2-1f0a-93c2-1f0a-93c2';
const found = { isok: true, msg: '', state: 'booked', phone: '138****8000', wish: '', booked: wishOf(new Date()) };
let host: Server;
let calls: { path: string; body: unknown; headers: Record<string, unknown> }[];
let answer: { status: number; body: object };
let shown: AnsweredCallback[];
let reported: FailedCall[];
let app: FastifyInstance;

beforeEach(async () => {
  [calls, shown, reported] = [[], [], []];
  answer = { status: 200, body: found };
  host = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      calls.push({ path: incoming.url ?? '', body: JSON.parse(body), headers: incoming.headers });
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const hosts = { base: address, live: address, cms: address, user: address, admin: address };
  app = fastify();
  refuseCrossSitePosts(app, testSite.origin);
  const page = async (callback: AnsweredCallback) => {
    shown.push(callback);
    return { html: '<h1>页面</h1>', styles: "'sha256-page'" };
  };
  const client = { agent, report: (failed: FailedCall) => void reported.push(failed) };
  callbackRoutes(app, { client, config: { hosts, site: testSite }, page });
  await app.ready();
});

afterEach(async () => {
  await app.close();
  await new Promise((done) => host.close(done));
});

afterAll(() => agent.close());

function post(fields: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: '/home/callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: testSite.origin },
    payload: new URLSearchParams(fields).toString(),
  });
}

test('a posted code is answered by a page that nobody keeps, and goes on as a header alone', async () => {
  const reply = await post({ code, act: 'change', wish: '2026-11-30 10:00' });

  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers.location).toBeUndefined();
  expect(calls).toMatchObject([
    { path: '/ajax/Callback', body: { act: 'change', wish: '2026-11-30 10:00' }, headers: { 'x-lead-code': code } },
  ]);
  expect(shown).toMatchObject([
    { ...found, code, times: expect.arrayContaining([expect.stringMatching(/ \d\d:[03]0$/)]) },
  ]);
});

test('what no button says only looks, and a code of other signs is asked for without them', async () => {
  await post({ code: '　１ｆ０ａ\r\n回电码', act: 'everything' });

  expect(calls).toMatchObject([{ body: { act: 'see', wish: '' }, headers: { 'x-lead-code': '1f0a' } }]);
});

test('an unknown code is a 422 with the words of the service', async () => {
  answer.body = { ...found, isok: false, msg: '没有找到这份预约', state: 'unknown' };
  const reply = await post({ code });

  expect(reply.statusCode).toBe(422);
  expect(shown).toMatchObject([{ msg: '没有找到这份预约', code }]);
});

test('too many wrong codes are a 429 with the words of the service', async () => {
  answer = { status: 429, body: { ...found, isok: false, msg: '输错的次数太多了', state: 'unknown', limited: true } };
  const reply = await post({ code });

  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toBe('60');
  expect(shown).toMatchObject([{ msg: '输错的次数太多了', code }]);
});

test('a service that fails is a 503 that says so, and the report of it has no code', async () => {
  answer.status = 503;
  const reply = await post({ code });

  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('30');
  expect(shown).toMatchObject([{ isok: false, msg: '暂时查不到预约，请稍后再试', code }]);
  expect(JSON.stringify(reported)).not.toContain(code);
});

test('pages of other sites cannot post a code', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/home/callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.test' },
    payload: `code=${code}&act=erase`,
  });

  expect(reply.statusCode).toBe(403);
  expect(calls).toEqual([]);
});
