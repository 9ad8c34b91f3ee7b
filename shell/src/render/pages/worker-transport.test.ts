import { defineCall } from '@site/shared/calls/call';
import { http, installTransport } from '@site/shared/http';
import { Type } from '@sinclair/typebox';
import type { DataAnswer, WorkerCall } from './worker-messages';
import { grace, minCallTime, PageBudget, pageBudget, coldRenderBudget } from './page-budget';
import { type RequestScope, requestScope, workerTransport } from './worker-transport';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const blockTimeout = 800;

function ask(path: string, timeout?: number) {
  const request = Type.Object({});
  const facts = { name: 'list', summary: '', tag: '', method: 'get', host: 'cms', path } as const;
  return http.send(defineCall({ ...facts, request, answer: request }), {}, timeout ? { timeout } : {});
}

const good: DataAnswer = { ok: true, status: 200, body: { data: 1 } };

/** One page whose calls are answered after `takes` milliseconds, or never. */
function setUp(takes: number, answer: DataAnswer = good, total = pageBudget) {
  const seen: WorkerCall[] = [];
  installTransport(
    workerTransport((call) => {
      seen.push(call);
      return new Promise((done) => {
        if (Number.isFinite(takes)) setTimeout(done, takes, answer);
      });
    }),
  );
  const scope = {
    remote: 'mf-help',
    openCalls: 0,
    failedCalls: 0,
    staleCalls: 0,
    given: new Map(),
    asked: [],
    budget: new PageBudget(total),
  } as unknown as RequestScope;
  const page = <T>(work: () => Promise<T>) => requestScope.run(scope, work);
  const timeouts = () => seen.filter(({ url }) => !url.endsWith('/LogCollect')).map(({ timeout }) => timeout);
  return { page, scope, seen, timeouts };
}

test('calls one after the other share the time of the page', async () => {
  const { page, timeouts } = setUp(1000);
  const done = page(async () => {
    await ask('/v1/a', 20_000);
    await ask('/v1/b');
    await ask('/v1/c', blockTimeout);
    return ask('/v1/d').catch(() => null);
  });
  await jest.advanceTimersByTimeAsync(5000);
  await done;
  expect(timeouts()).toEqual([pageBudget, pageBudget - 1000, blockTimeout, minCallTime]);
});

test('calls side by side have the whole time each', async () => {
  const { page, timeouts } = setUp(400);
  const done = page(() => Promise.all([ask('/v1/a'), ask('/VZApi/b', 500)]));
  await jest.advanceTimersByTimeAsync(400);
  await done;
  expect(timeouts()).toEqual([pageBudget, 500]);
});

test('the calls of a page that may wait have their own timeouts, its blocks have theirs', async () => {
  const { page, timeouts } = setUp(400, good, coldRenderBudget);
  const done = page(() => Promise.all([ask('/v1/a', 20_000), ask('/v1/b'), ask('/VZApi/c', 5000), ask('/v1/d', 800)]));
  await jest.advanceTimersByTimeAsync(400);
  await done;
  expect(timeouts()).toEqual([20_000, 10_000, 5000, 800]);
});

test('a page whose data never comes is given up in time', async () => {
  const { page, scope } = setUp(Number.POSITIVE_INFINITY);
  const done = page(() => ask('/v1/a').catch((error: Error) => error.message));
  await jest.advanceTimersByTimeAsync(pageBudget + grace + 1);
  expect(await done).toContain('was not answered within 3000 ms');
  expect(scope.failedCalls).toBeGreaterThan(0);
});

test('the log of a failed call has its own time: no page waits for it', async () => {
  const { page, seen } = setUp(10, { ok: false, code: 'ERR_NETWORK', message: 'refused' });
  const done = page(async () => {
    jest.advanceTimersByTime(pageBudget);
    return ask('/v1/a').catch(() => null);
  });
  await jest.advanceTimersByTimeAsync(10);
  await done;
  expect(seen.map(({ url, timeout }) => [url, timeout])).toEqual([
    ['host:cms/v1/a', minCallTime],
    ['host:live/liveajax/LogCollect', 10_000],
  ]);
});

test.each<[string, DataAnswer, object]>([
  ['502', { ok: true, status: 502, body: {} }, { status: 502, statusText: 'Bad Gateway' }],
  [
    'an answer that cannot be used',
    { ok: false, code: 'ERR_BAD_ANSWER', message: 'the answer of x has the code 7', status: 200 },
    { status: 200, statusText: 'OK', message: 'the answer of x has the code 7' },
  ],
])('R7.10 the log of a failed call says its status and the text of it: %s', async (_, answer, reported) => {
  const { page, seen } = setUp(10, answer);
  const done = page(() => ask('/v1/a').catch(() => null));
  await jest.advanceTimersByTimeAsync(10);
  await done;
  const { logInfo } = JSON.parse(seen[1]?.body ?? '{}') as { logInfo: string };
  expect(JSON.parse(logInfo)).toMatchObject(reported);
});

test('a cached answer is distinguished from a new one', async () => {
  const { page, scope } = setUp(10, { ok: true, status: 200, body: {}, stale: true });
  const done = page(async () => void (await ask('/v1/a')));
  await jest.advanceTimersByTimeAsync(10);
  await done;
  expect(scope).toMatchObject({ failedCalls: 0, staleCalls: 1 });
});

test('a call is open until it is answered or given up', async () => {
  const { page, scope } = setUp(Number.POSITIVE_INFINITY);
  const done = page(() => ask('/v1/a', 500).catch(() => null));
  await jest.advanceTimersByTimeAsync(0);
  expect(scope.openCalls).toBe(1);
  await jest.advanceTimersByTimeAsync(500 + grace + 1);
  expect(scope.openCalls).toBe(0);
  await jest.advanceTimersByTimeAsync(10_000 + grace + 1);
  await done;
});

test('a call leaves the worker by its name, for the section of its page', async () => {
  const { page, seen } = setUp(10);
  const done = page(async () => void (await ask('/v1/a')));
  await jest.advanceTimersByTimeAsync(10);
  await done;
  expect(seen).toMatchObject([{ remote: 'mf-help', call: 'list', method: 'get', url: 'host:cms/v1/a' }]);
});

test('an answer that came with the request is used for one call, and every call is told of', async () => {
  const { page, scope, timeouts } = setUp(100);
  scope.given.set('list get host:cms/v1/a ', { ok: true, status: 200, body: { data: 2 } });
  const done = page(async () => [await ask('/v1/a'), await ask('/v1/a')]);
  await jest.advanceTimersByTimeAsync(100);
  expect(await done).toMatchObject([{ data: 2 }, { data: 1 }]);
  expect(timeouts()).toHaveLength(1);
  expect(scope.asked.map(({ url }) => url)).toEqual(['host:cms/v1/a', 'host:cms/v1/a']);
  expect(scope.openCalls).toBe(0);
});
