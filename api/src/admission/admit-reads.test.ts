import { AsyncLocalStorage } from 'node:async_hooks';
import type { AddressInfo } from 'node:net';
import { defineCall } from '@site/shared/calls/call';
import { Envelope } from '@site/shared/contract/common';
import { Type } from '@sinclair/typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from '../plugins/errors';
import { mountCall } from '../plugins/mount-call';
import { admitReads, whenAdmitted } from './admit-reads';
import { ReadAdmission, type ReadOutcome } from './read-admission';

const limits = { running: 3, runningHeavy: 1, waiting: { light: 4, heavy: 2 }, maxWait: 1_000 };
const common = { summary: '', tag: 'test', host: 'cms', request: Type.Object({}) } as const;
const answer = Envelope(Type.Object({ done: Type.Boolean() }));
const readLight = defineCall({ ...common, name: 'light', method: 'get', path: '/light', answer });
const postedRead = { ...common, name: 'posted', method: 'post', path: '/posted', answer, reads: true } as const;
const search = defineCall({ ...common, name: 'search', method: 'get', path: '/search', answer, weight: 'heavy' });
const write = defineCall({ ...common, name: 'write', method: 'post', path: '/write', answer });

let app: FastifyInstance;
let admission: ReadAdmission;
let outcomes: ReadOutcome[];
/** Ends the handlers that run, in the order in which they began. */
let running: (() => void)[];

beforeEach(() => {
  outcomes = [];
  running = [];
  admission = new ReadAdmission(limits, (_weight, outcome) => outcomes.push(outcome));
  app = Fastify({ forceCloseConnections: true });
  answerErrors(app);
  admitReads(app, admission);
  const held = () => new Promise<{ done: boolean }>((resolve) => running.push(() => resolve({ done: true })));
  for (const call of [readLight, search, defineCall(postedRead)]) mountCall(app, call, held);
  mountCall(app, write, () => ({ done: true }));
});

afterEach(async () => {
  jest.useRealTimers();
  while (running.length > 0 || admission.waiting.light + admission.waiting.heavy > 0) {
    endAll();
    await turn();
  }
  await app.close();
});

function endAll(): void {
  for (const end of running.splice(0)) end();
}

const turn = () => new Promise((done) => setImmediate(done));

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await turn();
}

/** Sends requests and waits until each of them runs, waits or is refused. */
async function send(url: string, count: number) {
  const known = () => admission.waiting.light + admission.waiting.heavy + outcomes.length;
  const before = known();
  const answers = Array.from({ length: count }, () => app.inject(url).then((response) => response));
  await until(() => known() === before + count);
  return answers;
}

test('F40: reads run up to their limit, as many wait as may, and the rest is told to come back', async () => {
  const answers = await send('/light', 10);

  expect(admission).toMatchObject({ running: { light: 3 }, waiting: { light: 4 } });
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(3);
  const refused = await Promise.all(answers.slice(7));
  for (const response of refused) {
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(response.json()).toEqual({ code: 503, msg: '当前访问较多，请稍后再试' });
  }
  while (running.length > 0) {
    expect(admission.running.light).toBeLessThanOrEqual(3);
    running.shift()?.();
    await turn();
  }
  expect((await Promise.all(answers.slice(0, 7))).map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
  expect(admission).toMatchObject({ running: { light: 0 }, waiting: { light: 0 } });
});

test('F40: searches fill their own share only, and a content call runs beside them at once', async () => {
  await send('/search', 16);
  expect(admission).toMatchObject({ running: { heavy: 1 }, waiting: { heavy: 2 } });
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(13);
  await send('/light', 2);

  expect(admission).toMatchObject({ running: { heavy: 1, light: 2 }, waiting: { light: 0 } });
});

test('F40: what changes something is served while reads fill the service', async () => {
  await send('/light', 10);
  await send('/search', 10);
  const response = await app.inject({ method: 'POST', url: '/write', payload: {} });

  expect(response.statusCode).toBe(200);
  expect(admission).toMatchObject({ running: { light: 3, heavy: 0 }, waiting: { light: 4, heavy: 2 } });
});

test('F40: a read whose turn does not come within a second is refused and never run', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'performance'] });
  const begun = await send('/light', 3);
  const waiting = [...(await send('/light', 2)), ...(await send('/search', 2))];
  jest.advanceTimersByTime(999);
  expect(admission.waiting).toEqual({ light: 2, heavy: 2 });
  jest.advanceTimersByTime(1);

  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
  expect(admission.waiting).toEqual({ light: 0, heavy: 0 });
  expect(running).toHaveLength(3);
  jest.advanceTimersByTime(60_000);
  endAll();
  expect((await Promise.all(begun)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('F40: a read that fails gives its place back', async () => {
  const failing = defineCall({ ...common, name: 'failing', method: 'get', path: '/failing', answer });
  mountCall(app, failing, () => Promise.reject(new Error('not today')));
  for (let number = 0; number < 5; number++) expect((await app.inject('/failing')).statusCode).toBe(500);

  expect(admission.running.light).toBe(0);
});

test.each([
  ['GET', '/light'],
  ['POST', '/posted'],
])('F40: a %s whose client has gone costs no query, and others keep their turn', async (method, url) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${url}`;
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' };
  const ask = (signal?: AbortSignal) =>
    fetch(address, { method, ...(method === 'POST' && json), signal: signal ?? null });
  const first = Array.from({ length: 3 }, () => ask());
  await until(() => running.length === 3);
  const client = new AbortController();
  const leaving = ask(client.signal).catch((error: Error) => error.name);
  await until(() => admission.waiting.light === 1);
  const staying = ask();
  await until(() => admission.waiting.light === 2);
  client.abort();
  await until(() => admission.waiting.light === 1);

  expect([await leaving, outcomes.at(-1)]).toEqual(['AbortError', 'gone']);
  endAll();
  await until(() => running.length === 1);
  endAll();
  expect((await Promise.all([...first, staying])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(4);
});

test('the time in which the process could not run is none in which a read waited', async () => {
  admission = new ReadAdmission({ ...limits, running: 1, maxWait: 200 }, (_weight, outcome) => outcomes.push(outcome));
  const visit = { destroyed: false, once: () => undefined, off: () => undefined };
  let end: () => void = () => undefined;
  const first = admission.admit('light', visit, () => new Promise<void>((done) => (end = done)));
  const second = admission.admit('light', visit, () => Promise.resolve('read'));
  for (const until = performance.now() + 400; performance.now() < until; );
  setTimeout(() => end());

  expect(await second).toBe('read');
  await first;
});

test('a read that another one’s end begins runs in the context of its own request', async () => {
  const requests = new AsyncLocalStorage<string>();
  const one = { ...limits, running: 1, maxWait: 60_000 };
  const server = Fastify();
  admitReads(server, new ReadAdmission(one));
  server.get('/:name', ({ params }, reply) =>
    requests.run((params as { name: string }).name, () =>
      whenAdmitted(readLight, reply, async () => {
        await turn();
        return requests.getStore();
      }),
    ),
  );
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => server.inject(`/${name}`)));
  await server.close();

  expect(answers.map(({ body }) => body)).toEqual(['a', 'b', 'c']);
});
