import type { DataAnswer } from '../../render/pages/worker-messages';
import { Breaker, openFor } from './breaker';

const good: DataAnswer = { ok: true, status: 200, body: {} };
const missing: DataAnswer = { ok: true, status: 404, body: {} };
const broken: DataAnswer = { ok: true, status: 503, body: {} };
const refused: DataAnswer = { ok: false, code: 'ERR_NETWORK', message: 'refused' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

/** Whether a call that is answered so goes out. */
async function asks(breaker: Breaker, answer: DataAnswer): Promise<boolean> {
  return (await breaker.run(async () => answer)) !== undefined;
}

async function opened(): Promise<Breaker> {
  const breaker = new Breaker();
  for (const answer of [refused, broken, refused, broken, refused]) await asks(breaker, answer);
  return breaker;
}

test('it stays closed while at most half of the calls fail, and for answers that only say no', async () => {
  const breaker = new Breaker();
  for (let turn = 0; turn < 40; turn += 1) await asks(breaker, turn % 2 === 0 ? good : broken);
  for (let turn = 0; turn < 20; turn += 1) await asks(breaker, missing);
  expect(await asks(breaker, good)).toBe(true);
});

test('it opens when more than half of the last twenty calls failed, whatever their order', async () => {
  const breaker = new Breaker();
  const outcomes = Array.from({ length: 20 }, (_, turn) => (turn % 5 < 2 ? good : broken));
  const made = [];
  for (const answer of outcomes) made.push(await asks(breaker, answer));
  expect(made.slice(0, 5)).toEqual(Array(5).fill(true));
  expect(made.slice(5)).toEqual(Array(15).fill(false));
});

test('after five failures it is open for ten seconds', async () => {
  const breaker = await opened();
  expect(await asks(breaker, good)).toBe(false);
  pass(openFor - 1);
  expect(await asks(breaker, good)).toBe(false);
});

test('half-open, exactly one call probes, and no other call waits for it', async () => {
  const breaker = await opened();
  pass(openFor);
  let settle: (answer: DataAnswer) => void = () => undefined;
  const probe = breaker.run(() => new Promise((done) => (settle = done)));
  const others = await Promise.all(Array.from({ length: 50 }, () => asks(breaker, good)));
  expect(others.filter(Boolean)).toEqual([]);
  settle(good);
  expect(await probe).toBe(good);
  expect(await asks(breaker, good)).toBe(true);
});

test('a probe that fails opens it for another ten seconds', async () => {
  const breaker = await opened();
  pass(openFor);
  expect(await asks(breaker, broken)).toBe(true);
  pass(openFor - 1);
  expect(await asks(breaker, good)).toBe(false);
  pass(1);
  expect([await asks(breaker, good), await asks(breaker, good)]).toEqual([true, true]);
});

test('a call that says nothing of the host neither opens nor closes it', async () => {
  const breaker = new Breaker();
  for (let turn = 0; turn < 8; turn += 1) expect(await breaker.runUncounted(async () => refused)).toBe(refused);
  expect(await asks(breaker, good)).toBe(true);
  const open = await opened();
  pass(openFor);
  expect(await open.runUncounted(async () => good)).toBeUndefined();
});

test('F39: a clock that is set back does not keep it open until the same time comes again', async () => {
  const breaker = await opened();
  pass(-3_600_000);
  expect(breaker.isClosed).toBe(true);
  expect(await asks(breaker, good)).toBe(true);
  for (let turn = 0; turn < 5; turn += 1) await asks(breaker, refused);
  expect(await asks(breaker, good)).toBe(false);
});
