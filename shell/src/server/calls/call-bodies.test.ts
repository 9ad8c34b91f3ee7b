import { createServer as createHost, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { headerSet, securityHeaders } from '../hardening/security-headers';
import { createServer } from '../http-server';
import { callRoutes } from './call-routes';

type Seen = { connections: number; bodies: string[] };

let host: Server;
let seen: Seen;
let shell: FastifyInstance;
/** Requests whose headers the shell has read. */
let begun: number;
let lines: string[];
let sockets: Socket[];

const port = (server: Server) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  seen = { connections: 0, bodies: [] };
  host = createHost((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.bodies.push(body);
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0}');
    });
  });
  host.on('connection', () => (seen.connections += 1));
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  [begun, lines, sockets] = [0, [], []];
});

afterEach(async () => {
  jest.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await shell.close();
  await new Promise((done) => host.close(done));
});

async function open(bodyTime = 10_000): Promise<void> {
  const config = readConfig({ API_PORT: String(port(host)) });
  const headers = headerSet(config);
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  shell = createServer({ log, trustedHops: config.trustedHops, headers, bodyTime });
  securityHeaders(shell, config, headers);
  shell.addHook('preParsing', async () => void (begun += 1));
  await callRoutes(shell, config);
  await shell.listen({ host: '127.0.0.1', port: 0 });
  lines = [];
}

/** A client that sends these bytes; `answer` is all that it reads until the connection ends. */
function send(bytes: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port(shell.server), '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes);
  return { socket, answer: new Promise((done) => socket.once('close', () => done(text))) };
}

const post = (length: number, headers = '') =>
  `POST /ajax/QuickRequirement HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${headers}\r\n`;

async function until(claim: () => boolean): Promise<void> {
  while (!claim()) await new Promise((done) => setImmediate(done));
}

const jsonOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as Record<string, unknown>;

test('F50: stalled bodies reach no host, another call is answered meanwhile, and in the end each of them is told 408', async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'Date', 'queueMicrotask', 'performance'],
  });
  await open();
  const stalled = Array.from({ length: 200 }, () => send(`${post(10)}{"a"`));
  await until(() => begun === 200);
  expect(seen.connections).toBe(0);

  expect((await shell.inject('/v1/x')).body).toBe('{"code":0}');
  expect(seen.connections).toBe(1);
  jest.advanceTimersByTime(12_000);
  for (const { answer } of stalled) {
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 408 .*connection: close.*frame-ancestors 'none'/is);
    expect(jsonOf(text)).toMatchObject({ isok: false, code: 408, msg: '等待请求的时间过长，请重试。' });
  }
  expect(seen).toEqual({ connections: 1, bodies: [''] });
  expect(lines).toEqual([]);
});

test('F45: a pause of the process is not counted against a body that arrived in it', async () => {
  await open(200);
  const { socket, answer } = send(post(7, 'Connection: close\r\n'));
  await until(() => begun === 1);
  socket.write('{"a":1}');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);

  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(seen.bodies).toEqual(['{"a":1}']);
});

test.each([
  ['names its length', post(70_000)],
  [
    'comes in chunks',
    `${post(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')}11170\r\n${'x'.repeat(70_000)}\r\n`,
  ],
])('F32: a body of more than 64 KB that %s is refused in words, and no host is asked', async (_, bytes) => {
  await open();
  const text = await send(bytes).answer;

  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toMatch(/cache-control: no-store/i);
  expect(jsonOf(text)).toMatchObject({ isok: false, code: 413, msg: '提交的内容过大，上限为 64 KB。' });
  expect(seen.connections).toBe(0);
  expect(lines).toEqual([]);
});

test.each(['Expect: 100-continue', 'Keep-Alive: timeout=5', 'Cookie: a=b', 'Upgrade: h2c', 'TE: trailers'])(
  'a client that sends %s is answered like any other',
  async (header) => {
    await open();
    const text = await send(`${post(7, `${header}\r\nConnection: close\r\n`)}{"a":1}`).answer;

    expect(text.replace('HTTP/1.1 100 Continue\r\n\r\n', '')).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen.bodies).toEqual(['{"a":1}']);
  },
);

test('F36: clients that leave in the middle of a body write no line', async () => {
  await open();
  const clients = Array.from({ length: 30 }, () => send(`${post(10)}{"a"`));
  await until(() => begun === 30);
  for (const { socket } of clients) socket.destroy();
  await new Promise<void>((done) => {
    const check = () => shell.server.getConnections((_, count) => (count === 0 ? done() : setImmediate(check)));
    check();
  });

  expect(lines).toEqual([]);
  expect(seen.connections).toBe(0);
});

test('F36: an answer that breaks off ends the connection of its visitor, with one line and no stack', async () => {
  await open();
  host.removeAllListeners('request').on('request', (_, reply) => {
    reply.writeHead(200, { 'content-length': 100 }).write('half', () => reply.destroy());
  });
  const text = await send('GET /v1/x HTTP/1.1\r\nHost: x\r\n\r\n').answer;

  expect(text).toMatch(/^HTTP\/1\.1 200 .*half$/s);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ host: 'cms', msg: 'the answer of a call broke off' }]);
  expect(lines.join('')).not.toContain('stack');
});

test('F36: an answer that leads elsewhere is one line too', async () => {
  await open();
  host.removeAllListeners('request').on('request', (_, reply) => {
    reply.writeHead(302, { location: '/elsewhere' }).end('moved');
  });

  expect((await shell.inject('/v1/x')).statusCode).toBe(503);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ host: 'cms', reason: 'status 302' }]);
});

test('F36: calls to a host that is gone fill twenty lines, each with its reason and none with a stack', async () => {
  await open();
  await new Promise((done) => host.close(done));
  for (let turn = 0; turn < 40; turn += 1) {
    const { statusCode, headers, body } = await shell.inject(`/v1/search?keyword=13800138000`);
    expect([statusCode, headers['retry-after'], JSON.parse(body).isok]).toEqual([503, '30', false]);
  }

  expect(lines).toHaveLength(20);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ host: 'cms', reason: 'ECONNREFUSED' });
  expect(lines.join('')).not.toMatch(/stack|13800138000/);
});
