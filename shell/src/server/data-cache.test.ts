import type { DataAnswer, DataRequest } from '../remotes/worker-messages';
import { DataCache, freshFor, patienceWithCopy } from './data-cache';

const call: DataRequest = { method: 'get', url: 'host:cms/v1/list', timeout: 1000 };
const good = (body: unknown): DataAnswer => ({ ok: true, status: 200, body });
const old = (body: unknown): DataAnswer => ({ ok: true, status: 200, body, stale: true });
const refused: DataAnswer = { ok: false, code: 'ERR_NETWORK', message: 'refused' };

function setUp(answers: (DataAnswer | Promise<DataAnswer>)[]) {
  let now = 0;
  const seen: string[] = [];
  const upstream = async ({ url }: DataRequest) => {
    seen.push(url);
    return (await answers.shift()) ?? refused;
  };
  const cache = new DataCache({ upstream, now: () => now });
  return { cache, seen, pass: (ms: number) => (now += ms) };
}

test('a fresh answer is not asked for again', async () => {
  const { cache, seen } = setUp([good(1)]);
  await cache.answer(call);
  expect(await cache.answer(call)).toEqual(good(1));
  expect(seen).toHaveLength(1);
});

test('many who ask at once make one call (F12)', async () => {
  const { cache, seen } = setUp([good(1)]);
  await Promise.all(Array.from({ length: 200 }, () => cache.answer(call)));
  expect(seen).toHaveLength(1);
});

test('a stale answer stands in while the host fails (F8)', async () => {
  const { cache, pass } = setUp([good(1), refused]);
  await cache.answer(call);
  pass(freshFor + 1);
  expect(await cache.answer(call)).toEqual(old(1));
});

test('with a copy at hand nobody waits longer than the patience for a slow host (F9)', async () => {
  jest.useFakeTimers();
  const { cache, pass } = setUp([good(1), new Promise<DataAnswer>(() => undefined)]);
  await cache.answer(call);
  pass(freshFor + 1);
  const answer = cache.answer(call);
  await jest.advanceTimersByTimeAsync(patienceWithCopy);
  expect(await answer).toEqual(old(1));
  jest.useRealTimers();
});

test('new content makes stored answers stale, not lost', async () => {
  const { cache, seen } = setUp([good(1), good(2)]);
  await cache.answer(call);
  cache.invalidate();
  expect(await cache.answer(call)).toEqual(good(2));
  expect(seen).toHaveLength(2);
});

test('after five failures in a row the host is left alone for ten seconds, then asked once (F2, F10)', async () => {
  const { cache, seen, pass } = setUp([]);
  for (let turn = 0; turn < 8; turn += 1) await cache.answer({ ...call, url: `host:cms/v1/${turn}` });
  expect(seen).toHaveLength(5);
  pass(10_001);
  await Promise.all(Array.from({ length: 20 }, (_, turn) => cache.answer({ ...call, url: `host:cms/v1/${turn}` })));
  expect(seen).toHaveLength(6);
});

test('a host is not left alone for calls that had no time', async () => {
  const { cache, seen } = setUp([]);
  for (let turn = 0; turn < 8; turn += 1) await cache.answer({ ...call, url: `host:cms/v1/${turn}`, timeout: 100 });
  expect(seen).toHaveLength(8);
});

test('a lead passes through and is never stored', async () => {
  const { cache, seen } = setUp([good(1), good(2)]);
  const lead: DataRequest = { method: 'post', url: 'host:base/ajax/QuickRequirement', body: '{}', timeout: 1000 };
  await cache.answer(lead);
  await cache.answer(lead);
  expect(seen).toHaveLength(2);
});

test('an answer of the wrong shape counts as a failure and is not stored (F11)', async () => {
  const cache = new DataCache({ upstream: async () => good({ list: 'no list' }), valid: () => false });
  expect(await cache.answer(call)).toMatchObject({ ok: false, code: 'ERR_BAD_ANSWER' });
});
