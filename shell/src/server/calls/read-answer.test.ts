import { createServer as createHost, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { headerSet, securityHeaders } from '../hardening/security-headers';
import { createServer } from '../http-server';
import { callRoutes } from './call-routes';

const list = JSON.stringify({ code: 0, data: { list: Array.from({ length: 40 }, () => '示例分类') } });

let host: Server;
let shell: FastifyInstance;
/** What the host answers. */
let answer: { status: number; body: string; headers: Record<string, string> };
let revision: number;

beforeEach(async () => {
  answer = { status: 200, body: list, headers: { 'content-type': 'application/json; charset=utf-8' } };
  revision = 7;
  host = createHost((_, reply) => {
    const length = { 'content-length': String(Buffer.byteLength(answer.body)) };
    reply.writeHead(answer.status, { ...answer.headers, ...length }).end(answer.body);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const config = readConfig({ API_PORT: String((host.address() as AddressInfo).port) });
  const headers = headerSet(config);
  shell = createServer({ log: pino({ level: 'silent' }), trustedHops: config.trustedHops, headers });
  securityHeaders(shell, config, headers);
  const has = (method: string, path: string) => `${method} ${path}` === 'GET /v1/tree' || path === '/liveajax/read';
  await callRoutes(shell, config, {}, { has, revision: () => revision });
});

afterEach(async () => {
  await shell.close();
  await new Promise((done) => host.close(done));
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  shell.inject({
    method,
    url,
    headers: { 'accept-encoding': 'gzip, br', ...headers },
    ...(method === 'POST' && { payload: '{}' }),
  });

test('content is answered compressed, with its revision and a tag, and is asked again each time', async () => {
  const { statusCode, headers, rawPayload } = await ask('/v1/tree');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    'content-revision': '7',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding',
  });
  expect(rawPayload.length).toBeLessThan(list.length / 4);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(list);
});

test('R13.17 what has not changed is not sent again; what has is', async () => {
  const { headers } = await ask('/v1/tree');
  const tag = String(headers.etag);
  const same = await ask('/v1/tree', { 'if-none-match': tag });
  expect([same.statusCode, same.body, same.headers['content-revision']]).toEqual([304, '', '7']);
  [answer.body, revision] = [list.replace('示例', '新的'), 8];
  const other = await ask('/v1/tree', { 'if-none-match': tag });
  expect([other.statusCode, other.headers['content-revision']]).toEqual([200, '8']);
});

test('a reading call by POST is compressed and says its revision; no tag, which no browser would ask by', async () => {
  const { headers } = await ask('/liveajax/read', { 'content-type': 'application/json' }, 'POST');
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-revision': '7' });
  expect(headers).not.toHaveProperty('etag');
});

test.each([
  ['of another call', () => '/v1/other'],
  ['of an error', () => ((answer.status = 404), '/v1/tree')],
  ['that is no JSON', () => ((answer.headers['content-type'] = 'text/plain'), '/v1/tree')],
  ['that the host packed itself', () => ((answer.headers['content-encoding'] = 'x-own'), '/v1/tree')],
])('an answer %s is passed on as it comes', async (_, prepare) => {
  const url = prepare();
  const { statusCode, headers, body } = await ask(url);
  expect([statusCode, body]).toEqual([answer.status, list]);
  expect(headers).not.toHaveProperty('content-revision');
  expect(headers['content-encoding']).toBe(answer.headers['content-encoding']);
});

test('a browser that knows no coding gets the text', async () => {
  const { headers, body } = await ask('/v1/tree', { 'accept-encoding': 'identity' });
  expect([body, headers['content-encoding']]).toEqual([list, undefined]);
});

test('while the revision is unknown none is said', async () => {
  revision = 0;
  expect((await ask('/v1/tree')).headers).not.toHaveProperty('content-revision');
});
