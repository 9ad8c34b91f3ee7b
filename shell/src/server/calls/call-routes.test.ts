import { createServer as createHost, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { callRoutes } from './call-routes';
import { createServer } from '../http-server';
import { headerSet, securityHeaders } from '../hardening/security-headers';

let service: Server;
let received: IncomingHttpHeaders[];
let shell: FastifyInstance;
/** What the service answers. */
let status: number;

beforeEach(async () => {
  [received, status] = [[], 200];
  service = createHost((request, reply) => {
    received.push(request.headers);
    const own = {
      server: 'inner/1.0',
      'x-powered-by': 'inner',
      'content-security-policy': "script-src 'unsafe-inline'",
    };
    const again = status === 503 ? { 'retry-after': '0' } : {};
    reply
      .writeHead(status, { 'content-type': 'application/json', 'keep-alive': 'timeout=5', ...own, ...again })
      .end('{"code":0}');
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  await shell.close();
  await new Promise((done) => service.close(done));
});

async function open(env: Record<string, string>): Promise<void> {
  const { port } = service.address() as AddressInfo;
  const config = readConfig({ ...env, API_PORT: String(port) });
  const headers = headerSet(config);
  shell = createServer({ log: pino({ level: 'silent' }), trustedHops: config.trustedHops, headers });
  securityHeaders(shell, config, headers);
  await callRoutes(shell, config);
}

const forwarded = '198.51.100.1, 203.0.113.9';

test.each([
  ['nobody', {}, '127.0.0.1'],
  ['one proxy in front', { TRUSTED_HOPS: '1' }, '203.0.113.9'],
  ['two proxies in front', { TRUSTED_HOPS: '2' }, '198.51.100.1'],
  ['the proxy at this address', { TRUSTED_HOPS: '127.0.0.0/8' }, '203.0.113.9'],
  ['a proxy at another address', { TRUSTED_HOPS: '192.0.2.1' }, '127.0.0.1'],
])('F33: believing %s, the limits of calls count by the right address', async (_, env, expected) => {
  await open(env);
  await shell.inject({ url: '/v1/x', headers: { 'x-forwarded-for': forwarded } });

  expect(received[0]?.['x-forwarded-for']).toBe(expected);
});

test('F33: a host gets the headers that calls need, and no other', async () => {
  await open({});
  const passed = {
    accept: 'application/json',
    'accept-encoding': 'br',
    'accept-language': 'zh-CN',
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': 'a1b2c3d4',
    'if-none-match': '"1"',
    origin: 'http://127.0.0.1:8080',
    referer: 'http://127.0.0.1:8080/info/',
    'user-agent': 'test',
    'x-consent': '0',
    'x-fill-time': '1200',
    'x-honeypot': '1',
    'x-lead-form': 'quick',
  };
  const others = {
    authorization: 'Basic YTpi',
    cookie: 'fromtype=pc-www',
    expect: '100-continue',
    forwarded: 'for=198.51.100.1',
    'keep-alive': 'timeout=5',
    te: 'trailers',
    'x-forwarded-host': 'evil.example',
    'x-http-method-override': 'DELETE',
    'x-real-ip': '198.51.100.1',
  };
  await shell.inject({ method: 'POST', url: '/ajax/x', headers: { ...passed, ...others }, payload: '{}' });

  const { host, ...headers } = received[0] ?? {};
  expect(host).toBe(`127.0.0.1:${(service.address() as AddressInfo).port}`);
  const forwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:80' };
  const own = { connection: 'keep-alive', 'content-length': '2', ...forwarded };
  expect(headers).toEqual({ ...passed, ...own });
});

test.each(['/v1/../metrics', '/v1/..%2fmetrics', '/open/v1/%2e%2e/%2e%2e/x', '/ajax/x%5c..%5cy'])(
  'F28: %s leads out of its prefix and reaches no host',
  async (url) => {
    await open({});
    await shell.listen({ host: '127.0.0.1', port: 0 });
    const { port } = shell.server.address() as AddressInfo;
    const status = await new Promise((done) => {
      get({ host: '127.0.0.1', port, path: url }, (answer) => done(answer.resume().statusCode));
    });

    expect(status).toBe(400);
    expect(received).toEqual([]);
  },
);

test('F10: an unavailable service is asked once, whatever it says of trying again', async () => {
  await open({});
  status = 503;
  const { statusCode, body } = await shell.inject('/v1/x');

  expect([statusCode, body]).toEqual([503, '{"code":0}']);
  expect(received).toHaveLength(1);
});

test('a packed answer is passed on as it is, and to HEAD without its bytes', async () => {
  await open({});
  const packed = gzipSync('{"code":0}');
  service.removeAllListeners('request').on('request', (_, reply) => {
    reply.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length, etag: '"1"' }).end(packed);
  });
  const whole = await shell.inject('/v1/x');
  const head = await shell.inject({ method: 'HEAD', url: '/v1/x' });

  expect(whole.rawPayload).toEqual(packed);
  expect(head.body).toBe('');
  for (const { headers } of [whole, head])
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(packed.length), etag: '"1"' });
});

test('a method that no call has is refused without asking a host', async () => {
  await open({});
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
    expect((await shell.inject({ method, url: '/v1/x' })).statusCode).toBe(405);
  expect(received).toEqual([]);
});

test('a service weakens no header of the site, and says nothing of itself or of its own connection', async () => {
  await open({});
  const { headers, body } = await shell.inject('/v1/x');

  expect(body).toBe('{"code":0}');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  for (const name of ['server', 'x-powered-by', 'keep-alive']) expect(headers).not.toHaveProperty(name);
});

test('R12.26 a film is asked for in ranges, and what the service says of them reaches the visitor', async () => {
  const film = createHost((request, reply) => {
    received.push(request.headers);
    reply
      .writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 2-4/10', 'accept-ranges': 'bytes' })
      .end(request.method === 'HEAD' ? undefined : '234');
  });
  await new Promise<void>((done) => film.listen(0, '127.0.0.1', done));
  const config = readConfig({ API_PORT: String((film.address() as AddressInfo).port) });
  shell = createServer({ log: pino({ level: 'silent' }), trustedHops: config.trustedHops, headers: headerSet(config) });
  await callRoutes(shell, config);

  const headers = { range: 'bytes=2-4', 'if-range': '"a"' };
  const answer = await shell.inject({ url: '/media/video-30006.0123456789.mp4', headers });

  expect(received[0]).toMatchObject(headers);
  expect([answer.statusCode, answer.body]).toEqual([206, '234']);
  expect(answer.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'accept-ranges': 'bytes' });
  expect((await shell.inject({ method: 'HEAD', url: '/media/video-30006.0123456789.mp4' })).body).toBe('');
  await new Promise((done) => film.close(done));
});

test('R12.26 an address of a film that climbs is refused, and without the service it is unavailable and kept nowhere', async () => {
  await open({});
  expect((await shell.inject('/media/..%2findex.json')).statusCode).toBe(400);
  expect(received).toEqual([]);

  await new Promise((done) => service.close(done));
  const { statusCode, headers } = await shell.inject('/media/video-30006.0123456789.mp4');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
