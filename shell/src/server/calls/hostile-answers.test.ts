import { type AddressInfo, connect } from 'node:net';
import {
  hostileAnswers,
  type HostileHost,
  leadingHeaders,
  startHostileHost,
} from '@site/shared/testing/hostile-answers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Agent } from 'undici';
import { readConfig } from '../../config/config';
import { headerSet, securityHeaders } from '../hardening/security-headers';
import { createServer } from '../http-server';
import { callRoutes } from './call-routes';
import { formAgent, forwardCall } from './forward-call';
import type { PassedLimits } from './passed-limits';
import { createUpstream } from './upstream';

const modes = Object.keys(hostileAnswers);
const megabytes = 1024 * 1024;
/** The time of a request here, in milliseconds. */
const soon = 400;

let host: HostileHost;
let shell: FastifyInstance | undefined;
let agent: Agent;
/** What the process is told of a promise, or of an error, that nobody hears. */
let strays: unknown[];
const hear = (error: unknown) => void strays.push(error);

beforeEach(async () => {
  [host, agent, shell, strays] = [await startHostileHost(), formAgent({}), undefined, []];
  process.on('unhandledRejection', hear).on('uncaughtException', hear);
});

afterEach(async () => {
  jest.restoreAllMocks();
  process.off('unhandledRejection', hear).off('uncaughtException', hear);
  await shell?.close();
  await agent.destroy();
  await host.close();
  expect(strays).toEqual([]);
});

async function open(limits: Partial<PassedLimits> = {}): Promise<FastifyInstance> {
  const config = readConfig({ API_PORT: new URL(host.origin).port });
  const headers = headerSet(config);
  shell = createServer({ log: pino({ level: 'silent' }), trustedHops: config.trustedHops, headers });
  securityHeaders(shell, config, headers);
  const reading = { has: (_: string, path: string) => path === '/open/v1/read', revision: () => 7 };
  await callRoutes(shell, config, {}, reading, limits);
  return shell;
}

/** The most that the process holds beyond what it held before, in bytes, while something goes on. */
async function heldBy(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  await work();
  clearInterval(timer);
  return Math.max(most, process.memoryUsage.rss()) - before;
}

test.each(modes)('F11: a host that answers a page with %s is a call that failed', async (mode) => {
  host.modeOf = () => mode;
  const { origin: base } = host;
  const upstream = createUpstream({ base, live: base, cms: base, user: base, admin: base });
  const held = await heldBy(async () => {
    const answer = await upstream({ method: 'get', url: 'host:cms/x', timeout: soon });
    // Whatever comes through is of a size and depth that everybody bears.
    if (answer.ok) expect(JSON.stringify(answer).length).toBeLessThan(4 * megabytes);
    else expect(answer.code).toMatch(/^ERR_(?:EXCESS|NOT_JSON|NETWORK|REDIRECT|STATUS)$/);
  });
  expect(held).toBeLessThan(100 * megabytes);
});

test.each(modes)('F11: a host that answers a form with %s gives nothing that is read as a booking', async (mode) => {
  host.modeOf = () => mode;
  const reported: unknown[] = [];
  const report = (failed: unknown) => void reported.push(failed);
  const call = {
    agent,
    report,
    host: host.origin,
    path: '/ajax/x',
    contentType: 'application/json',
    body: '{}',
  } as const;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), soon).unref();
    return ending.signal;
  });
  const held = await heldBy(async () => {
    const answer = await forwardCall(call);
    expect((answer as { isok?: unknown } | null | undefined)?.isok).toBeUndefined();
  });
  expect(held).toBeLessThan(100 * megabytes);
});

test.each(modes)(
  'F11: a host that answers a browser with %s ends with its answer, and another call is answered',
  async (mode) => {
    const opened = await open({ mostTime: soon });
    host.modeOf = ({ url }) => (url === '/v1/fine' ? undefined : mode);
    const held = await heldBy(async () => {
      for (const url of ['/v1/x', '/open/v1/read']) {
        const answer = await opened.inject(url).catch((error: Error) => error);
        if (answer instanceof Error) continue;
        expect(answer.rawPayload.length).toBeLessThanOrEqual(4 * megabytes);
        expect(answer.statusCode).toBeLessThan(600);
      }
    });
    expect(held).toBeLessThan(150 * megabytes);
    expect((await opened.inject('/v1/fine')).body).toBe('{}');
  },
);

test.each(['nested lists', 'nested objects', 'a length that is too long', 'no end'])(
  'F11: an answer to a reading call with %s is refused, and in no browser',
  async (mode) => {
    const opened = await open({ mostTime: soon });
    host.modeOf = () => mode;
    const answer = await opened.inject('/open/v1/read').catch(() => undefined);
    // One without a length is passed on, until it is too long.
    if (answer) expect([answer.statusCode, JSON.parse(answer.body).isok]).toEqual([503, false]);
    else expect(mode).toBe('no end');
  },
);

test('F30: headers by which a host would lead proxies and browsers reach no visitor', async () => {
  const opened = await open();
  host.modeOf = () => 'headers that lead';
  for (const url of ['/v1/x', '/media/x.webp', '/open/v1/read']) {
    const { headers, statusCode } = await opened.inject(url);
    expect(statusCode).toBe(200);
    const led = new Set(leadingHeaders.map((line) => line.split(':', 1)[0]?.toLowerCase() ?? ''));
    // The shell's own, with its own value.
    if (headers['content-revision'] === '7') led.delete('content-revision');
    expect(Object.keys(headers).filter((name) => led.has(name))).toEqual([]);
  }
});

test('an answer that breaks off before it is whole is refused without the headers of the answer', async () => {
  const opened = await open();
  host.modeOf = () => 'a length that is too long';
  const { statusCode, headers, body } = await opened.inject('/open/v1/read');
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    ...[503, 'no-store', 'application/json; charset=utf-8'],
  ]);
  expect(JSON.parse(body)).toMatchObject({ isok: false, code: 503 });
});

test('a visitor who does not read holds the answer at its host: little of it is in the shell', async () => {
  const opened = await open({ mostBytes: 512 * megabytes, mostTime: 60_000 });
  await opened.listen({ host: '127.0.0.1', port: 0 });
  host.modeOf = () => '200 MB that it announces';
  const socket = connect((opened.server.address() as AddressInfo).port, '127.0.0.1');
  const held = await heldBy(async () => {
    socket.write('GET /media/film.webm HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((done) => socket.once('readable', done));
    // Until nothing more comes: what is on its way has found its place.
    let before = -1;
    while (before !== socket.readableLength) {
      before = socket.readableLength;
      await new Promise((done) => setTimeout(done, 200));
    }
  });
  socket.destroy();
  expect(held).toBeLessThan(60 * megabytes);
});
