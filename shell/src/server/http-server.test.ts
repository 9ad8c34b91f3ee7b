import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { drainServers } from '@site/shared/serving/drain-servers';
import { readsForms } from './forms/lead-post';
import { refuseUnknownHosts } from './hardening/host-list';
import { createServer } from './http-server';

let app: FastifyInstance;
let begun: number;
let lines: string[];
let sockets: Socket[];

beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'Date', 'queueMicrotask', 'performance'],
  });
  [begun, lines, sockets] = [0, [], []];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  app = createServer({ log, trustedHops: false, headers: [['X-Content-Type-Options', 'nosniff']] });
  refuseUnknownHosts(app, ['x', 'localhost']);
  app.addHook('preParsing', async () => void (begun += 1));
  await app.register(async (scope) => {
    readsForms(scope);
    scope.post('/-/lead/:form', () => 'sent');
  });
  app.get('/here', () => 'here');
  app.get('/fault', () => {
    throw new Error('our own mistake');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
  jest.useRealTimers();
});

const half = (target: string) =>
  `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 90\r\n\r\nname=`;

/** Sends these bytes, each of them a character, and reads until the connection ends. */
function speak(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  return new Promise((done) => socket.once('close', () => done(text)));
}

async function untilBegun(count: number): Promise<void> {
  while (begun < count) await new Promise((done) => setImmediate(done));
}

test('F32: a form that never ends is told so after ten seconds, in plain words and without a line in the log', async () => {
  const answer = speak(half('/-/lead/quick'));
  await untilBegun(1);
  jest.advanceTimersByTime(9000);
  expect(await speak('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /);
  expect(sockets[0]?.bytesRead).toBe(0);
  jest.advanceTimersByTime(3000);

  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*等待请求的时间过长/s);
  expect(lines).toEqual([]);
});

test('F32: who goes on sending where nothing is taken is answered once and cut off', async () => {
  const answer = speak(half('/help/helpCenter'));
  await untilBegun(1);
  jest.advanceTimersByTime(12_000);
  const text = await answer;

  expect(text).toMatch(/^HTTP\/1\.1 405 /);
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('F32: a connection ends after bytes that are no request, also if its client never closes it', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.write('nonsense\r\n\r\n');
  const answer = await new Promise((done) => socket.once('data', (chunk) => done(chunk.toString())));

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  await new Promise<void>((done) => {
    const check = () => app.server.getConnections((_, count) => (count === 0 ? done() : setTimeout(check, 20)));
    check();
  });
  expect(socket.destroyed).toBe(false);
});

test.each([
  ['expects what nobody knows', 405, 'Host: x\r\nExpect: 200-maybe\r\n'],
  ['names no host', 400, ''],
])('a request that %s is answered by us and not by Node, whose answers have no headers', async (_, status, named) => {
  const answer = await speak(`GET / HTTP/1.1\r\n${named}Connection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*cache-control: no-store`, 's'));
});

const utf8 = Buffer.from('直播').toString('latin1');
const gbk = '\u00d6\u00b1\u00b2\u00a5';

test.each([
  [`/home/service?q=${utf8}&x=1`, '/home/service?q=%E7%9B%B4%E6%92%AD&x=1'],
  [`/help/helpSearch/${utf8}`, '/help/helpSearch/%E7%9B%B4%E6%92%AD'],
  [`/home/service?q=${gbk}+${gbk.slice(0, 2)}`, '/home/service?q=%E7%9B%B4%E6%92%AD+%E7%9B%B4'],
  [`/help/${gbk}%2f`, '/help/%E7%9B%B4%E6%92%AD%2F'],
  [`//evil.example/${utf8}`, '/evil.example/%E7%9B%B4%E6%92%AD'],
  [`/\\evil.example/${utf8}`, '/evil.example/%E7%9B%B4%E6%92%AD'],
])('F47: raw bytes in %j, which Node refuses, lead to %s', async (target, location) => {
  const answer = await speak(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 301 [^]*\r\nCache-Control: no-store\r\n/);
  expect(/\r\nLocation: (.*)\r\n/.exec(answer)?.[1]).toBe(location);
});

test.each([
  `POST /-/lead/${utf8} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /${utf8} ${utf8} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET http://x/${utf8} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /${utf8.repeat(400)} HTTP/1.1\r\nHost: x\r\n\r\n`,
])('raw bytes in anything else than a page’s address are answered 400 in a Chinese sentence', async (bytes) => {
  expect(await speak(bytes)).toMatch(/^HTTP\/1\.1 400 [^]*Cache-Control: no-store[^]*请求无法识别。\n$/);
});

/** Opens connections to a server that shares them; gives how many are open once it has noticed all. */
async function openThirty(trustedHops: false | number): Promise<number> {
  const log = pino({ level: 'silent' });
  const shared = createServer({ log, trustedHops, headers: [], connectionLimits: { total: 40, ofNetwork: 10 } });
  await shared.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shared.server.address() as AddressInfo;
  for (let turn = 0; turn < 30; turn += 1) sockets.push(connect(port, '127.0.0.1').on('error', () => undefined));
  while (shared.connections.accepted < 30) await new Promise((done) => setImmediate(done));
  const { size } = shared.connections;
  for (const socket of sockets.splice(0)) socket.destroy();
  await shared.close();
  return size;
}

test('F41: a network of visitors holds its share of the connections, and a proxy that is trusted all that it opens', async () => {
  expect([await openThirty(false), await openThirty(1)]).toEqual([10, 30]);
});

test('F18: whoever is connected when the server stops listening is answered by the site, and its connection ends', async () => {
  const answers = Array.from({ length: 20 }, () => speak('GET /here HTTP/1.1\r\nHost: x\r\n\r\n'));
  await drainServers([app], 0);

  expect(await Promise.all(answers)).toEqual(
    Array(20).fill(expect.stringMatching(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n[^]*here$/i)),
  );
});

test('our own mistakes are logged with their stack, twenty in a minute', async () => {
  for (let turn = 0; turn < 30; turn += 1) expect((await app.inject('/fault')).statusCode).toBe(500);

  expect(lines).toHaveLength(20);
  expect(JSON.parse(lines[0] ?? '').err.stack).toContain('our own mistake');
});

test.each([
  ['GET http://x/here HTTP/1.1\r\nHost: x', 200],
  ['GET HTTP://X./here HTTP/1.1\r\nHost: x', 200],
  ['GET /here HTTP/1.1\r\nHost: localhost.', 200],
  ['GET /here HTTP/1.1\r\nHost: localhost.:80', 200],
  ['GET /here HTTP/1.1\r\nHost: localhost..', 421],
  ['GET /here HTTP/1.1\r\nHost: .', 421],
  ['GET http://evil.example/here HTTP/1.1\r\nHost: x', 421],
  ['GET http://x@evil.example/here HTTP/1.1\r\nHost: x', 421],
  ['GET http://x/here HTTP/1.1\r\nHost: evil.example', 421],
  ['GET ftp://x/here HTTP/1.1\r\nHost: x', 421],
])(
  'F33: a host of ours is known by its dot and in the target too, another one in neither: %j is %d',
  async (head, status) => {
    expect(await speak(`${head}\r\nConnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  },
);
