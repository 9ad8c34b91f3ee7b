import type { DataAnswer, DataRequest } from '../../render/pages/worker-messages';
import { DataCache, staleFallbackAfter, unusableFor } from './data-cache';
import { suspendedFor } from './failed-requests';
import type { ReadRule } from './read-rule';

const call: DataRequest = { method: 'get', url: 'host:cms/v1/list', timeout: 1000 };
const freshFor = 60_000;
const anything: ReadRule = { freshFor, accepts: () => true };
const good = (body: unknown): DataAnswer => ({ ok: true, status: 200, body });
const old = (body: unknown): DataAnswer => ({ ok: true, status: 200, body, stale: true });
const refused: DataAnswer = { ok: false, code: 'ERR_NETWORK', message: 'refused' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(answers: (DataAnswer | Promise<DataAnswer>)[]) {
  const seen: string[] = [];
  const upstream = async ({ url }: DataRequest) => {
    seen.push(url);
    return (await answers.shift()) ?? refused;
  };
  const cache = new DataCache({ upstream });
  return { cache, seen, pass: (ms: number) => jest.setSystemTime(Date.now() + ms) };
}

test('a fresh answer is not fetched again', async () => {
  const { cache, seen } = setUp([good(1)]);
  await cache.answer(call, anything);
  expect(await cache.answer(call, anything)).toEqual(good(1));
  expect(seen).toHaveLength(1);
});

test('F39: a clock that is set back leaves nothing fresh, and nothing set aside, until the same time comes again', async () => {
  const { cache, seen, pass } = setUp([good(1), good(2), refused, refused, good(3)]);
  await cache.answer(call, anything);
  pass(-3_600_000);
  expect(await cache.answer(call, anything)).toEqual(good(2));
  pass(freshFor + 1);
  await cache.answer(call, anything);
  await cache.answer(call, anything);
  expect(await cache.answer(call, anything)).toEqual(old(2));
  expect(seen).toHaveLength(4);
  pass(-3_600_000);
  expect(await cache.answer(call, anything)).toEqual(good(3));
});

test('concurrent calls share one request (F12)', async () => {
  const { cache, seen } = setUp([good(1)]);
  await Promise.all(Array.from({ length: 200 }, () => cache.answer(call, anything)));
  expect(seen).toHaveLength(1);
});

test('a page that may wait long does not share the request of one that may not', async () => {
  const { cache, seen } = setUp([new Promise((done) => setTimeout(done, 3000, refused)), good(1)]);
  const hasty = cache.answer({ ...call, timeout: 3000 }, anything);
  expect(await cache.answer({ ...call, timeout: 10_000 }, anything)).toEqual(good(1));
  await jest.advanceTimersByTimeAsync(3000);
  expect(await hasty).toEqual(refused);
  expect(seen).toHaveLength(2);
});

test('a stale answer is served while the host fails (F8)', async () => {
  const { cache, pass } = setUp([good(1), refused]);
  await cache.answer(call, anything);
  pass(freshFor + 1);
  expect(await cache.answer(call, anything)).toEqual(old(1));
});

test('with a stale copy nobody waits longer than 800 ms for a slow host (F9)', async () => {
  const { cache, pass } = setUp([good(1), new Promise<DataAnswer>(() => undefined)]);
  await cache.answer(call, anything);
  pass(freshFor + 1);
  const answer = cache.answer(call, anything);
  await jest.advanceTimersByTimeAsync(staleFallbackAfter);
  expect(await answer).toEqual(old(1));
});

test('new content makes stored answers stale, not lost', async () => {
  const { cache, seen } = setUp([good(1), good(2)]);
  await cache.answer(call, anything);
  cache.invalidate();
  expect(await cache.answer(call, anything)).toEqual(good(2));
  expect(seen).toHaveLength(2);
});

const numbered = (turn: number): DataRequest => ({ ...call, url: `host:cms/v1/list?id=${turn}` });

test('after five different requests have failed the call is refused for ten seconds, then one probes it (F2, F10)', async () => {
  const { cache, seen, pass } = setUp([]);
  for (let turn = 0; turn < 8; turn += 1) await cache.answer(numbered(turn), anything);
  expect(seen).toHaveLength(5);
  pass(10_001);
  await Promise.all(Array.from({ length: 20 }, (_, turn) => cache.answer(numbered(turn), anything)));
  expect(seen).toHaveLength(6);
});

test('a call that fails refuses no other call of its host (F46)', async () => {
  const { cache } = setUp([...Array.from({ length: 5 }, () => refused), good(1)]);
  for (let turn = 0; turn < 8; turn += 1) await cache.answer(numbered(turn), anything);
  expect(await cache.answer({ ...call, url: 'host:cms/v1/other' }, anything)).toEqual(good(1));
});

test('a request that fails twice is set aside alone, however often it is asked for (F46)', async () => {
  const { cache, seen, pass } = setUp([refused, refused, ...Array.from({ length: 9 }, () => good(1))]);
  for (let turn = 0; turn < 50; turn += 1) await cache.answer(numbered(0), anything);
  expect(seen).toHaveLength(2);
  for (let turn = 1; turn < 9; turn += 1) expect(await cache.answer(numbered(turn), anything)).toEqual(good(1));
  pass(suspendedFor);
  expect(await cache.answer(numbered(0), anything)).toEqual(good(1));
});

test('blocks that gave up after 800 ms neither take a page with them nor stand in its way', async () => {
  const slow = () => new Promise<DataAnswer>((done) => setTimeout(done, 800, refused));
  const { cache } = setUp([slow(), slow(), slow(), slow(), slow(), good('shared'), good('after')]);
  const block = (turn: number) => cache.answer({ ...numbered(turn % 4), timeout: 800 }, anything);
  for (let turn = 0; turn < 4; turn += 1) {
    const late = block(turn);
    await jest.advanceTimersByTimeAsync(800);
    expect(await late).toEqual(refused);
  }
  const last = block(4);
  expect(await cache.answer({ ...numbered(0), timeout: 3000 }, anything)).toEqual(good('shared'));
  await jest.advanceTimersByTimeAsync(800);
  await last;
  expect(await cache.answer({ ...numbered(1), timeout: 10_000 }, anything)).toEqual(good('after'));
});

test('a call is not left alone for requests that had no time', async () => {
  const { cache, seen } = setUp([]);
  for (let turn = 0; turn < 8; turn += 1) await cache.answer({ ...numbered(turn % 2), timeout: 100 }, anything);
  expect(seen).toHaveLength(8);
});

/** Two versions of a section, of which the newer wants another shape. */
const older: ReadRule = { freshFor, accepts: (body) => (body as { shape?: number }).shape === 1 };
const newer: ReadRule = { freshFor, accepts: (body) => (body as { shape?: number }).shape === 2 };

test('an answer that its reader cannot use is a failure for that reader alone (F11)', async () => {
  const { cache, seen } = setUp([good({ shape: 2 })]);
  expect(await cache.answer(call, older)).toMatchObject({ ok: false, code: 'ERR_BAD_ANSWER' });
  expect(await cache.answer(call, newer)).toEqual(good({ shape: 2 }));
  expect(seen).toHaveLength(1);
});

test('a reader of the older shape keeps what it could use while the host answers the newer one', async () => {
  const { cache, pass } = setUp([good({ shape: 1 }), good({ shape: 2 }), good({ shape: 2 }), good({ shape: 2 })]);
  await cache.answer(call, older);
  for (let turn = 0; turn < 3; turn += 1) {
    pass(freshFor + 1);
    expect(await cache.answer(call, older)).toEqual(old({ shape: 1 }));
  }
  expect(await cache.answer(call, newer)).toEqual(good({ shape: 2 }));
});

test('an unusable answer is fetched again soon, but not on every request', async () => {
  const { cache, seen, pass } = setUp([good({}), good({ shape: 1 })]);
  for (let turn = 0; turn < 5; turn += 1) await cache.answer(call, older);
  expect(seen).toHaveLength(1);
  pass(unusableFor + 1);
  expect(await cache.answer(call, older)).toEqual(good({ shape: 1 }));
});

test('unusable answers never open the breaker of a call', async () => {
  const { cache, seen } = setUp(Array.from({ length: 8 }, () => good({})));
  for (let turn = 0; turn < 8; turn += 1) await cache.answer(numbered(turn), older);
  expect(seen).toHaveLength(8);
});

test('each reader decides how long an answer is fresh', async () => {
  const { cache, seen, pass } = setUp([good(1), good(2)]);
  await cache.answer(call, anything);
  pass(5000);
  expect(await cache.answer(call, { ...anything, freshFor: 10_000 })).toEqual(good(1));
  expect(await cache.answer(call, { ...anything, freshFor: 4000 })).toEqual(good(2));
  expect(seen).toHaveLength(2);
});

test('what fails in the calls of one section refuses none of another one', async () => {
  const failing = Array.from({ length: 40 }, () => refused);
  const { cache } = setUp([...failing, good(1)]);
  for (const [turn] of failing.entries())
    await cache.answer({ ...call, url: `${call.url}?page=${turn}` }, anything, 'mf-hostile');
  expect(await cache.answer(call, anything, 'mf-hostile')).toMatchObject({ code: 'ERR_BREAKER' });
  expect(await cache.answer(call, anything, 'mf-help')).not.toMatchObject({ code: 'ERR_BREAKER' });
});

test('a section that asks for a thousand things at once takes its own share of the connections', async () => {
  const never = Array.from({ length: 24 }, () => new Promise<DataAnswer>(() => undefined));
  const { cache, seen } = setUp([...never, good(1)]);
  for (let turn = 0; turn < 1000; turn += 1)
    void cache.answer({ ...call, url: `${call.url}?page=${turn}` }, anything, 'mf-hostile');
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).toHaveLength(24);
  expect(await cache.answer({ ...call, url: `${call.url}?page=7` }, anything, 'mf-help')).toEqual(good(1));
});
